/** Whether a value has fields: no list, and nothing that has a value alone. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
