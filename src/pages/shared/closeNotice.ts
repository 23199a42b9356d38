import type { ListingView } from '@/domain/listing';

/** What is said where nothing matches exactly and what is close is shown (FIND-3). */
export const closeNotice = ({
  closeMatches,
  filter,
}: Pick<ListingView<unknown>, 'closeMatches' | 'filter'>): string | undefined =>
  closeMatches && `No exact match for “${filter.keyword.trim()}”. Showing what is close:`;
