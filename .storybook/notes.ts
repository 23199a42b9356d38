/** The tags that say how far a component may be relied on; a component has one of them. */
export const statuses = {
  stable: 'May be used everywhere. Whoever changes its props changes every use of it at once.',
  new: 'May be used. Its props may still change.',
  deprecated: 'Not to be used in anything new.',
} as const;

export type Status = keyof typeof statuses;
