/** Whether the visitor's browser has a network at all. */
export interface Connection {
  isOnline(): boolean;
  /** Calls back once, as soon as there is a network again. Answers how to stop waiting. */
  onceOnline(callback: () => void): () => void;
}

/** As the browser tells it. A network is no promise that anything beyond it can be reached. */
export const browserConnection: Connection = {
  isOnline: () => navigator.onLine,
  onceOnline: (callback) => {
    addEventListener('online', callback, { once: true });
    return () => removeEventListener('online', callback);
  },
};
