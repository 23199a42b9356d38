/** The story parameter `usage`: how a component is meant. */
export interface UsageNotes {
  do: string[];
  dont: string[];
}

/** The story parameter `accessibility`: what somebody meets who does not see or point. */
export interface AccessibilityNotes {
  /** Keys and what each does; empty for what takes no focus. */
  keyboard: Record<string, string>;
  /** Roles, names and states. */
  roles: string;
  /** What a screen reader is told unasked. */
  announcements: string;
}

/** The tags that say how far a component may be relied on; a component has one of them. */
export const statuses = {
  stable: 'May be used everywhere. It changes only with a note.',
  new: 'May be used. Its props may still change.',
  deprecated: 'Not to be used in anything new.',
} as const;

export type Status = keyof typeof statuses;
