import { useEffect, useState } from 'react';
import { useKeptList } from '@/pages/shared/useKeptList';

/** Makes the text message with the visitor's list to a number; nothing while nothing is on it (LIST-2). */
export const useListSms = (): ((number: string) => string) | undefined => {
  const entries = useKeptList();
  const [made, setMade] = useState<{ of: typeof entries; smsLink: (number: string) => string }>();
  useEffect(() => {
    if (entries.length === 0) return undefined;
    let isCurrent = true;
    // The products, which the directory knows nothing of. Without them nothing is offered.
    import('@/pages/ListPage/smsOfList')
      .then(({ smsOfList }) => {
        const smsLink = smsOfList(entries);
        if (isCurrent) setMade(smsLink && { of: entries, smsLink });
      })
      .catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [entries]);
  return made?.of === entries ? made.smsLink : undefined;
};
