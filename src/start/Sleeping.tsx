import { styled } from '@mui/material/styles';
import { Suspense, useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { wake } from './wake';

const Place = styled('div')({ display: 'contents' });

interface SleepingProps {
  children?: ReactNode;
  /** It sleeps until the visitor comes near, and the page is alive without it. @default false */
  isFar?: boolean;
}

function UntilAwake({ children, isFar = false }: SleepingProps) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => wake(ref.current), []);
  return (
    <Place ref={ref} data-asleep={isFar ? 'far' : ''}>
      {children}
    </Place>
  );
}

/**
 * What comes to life by itself, after what it stands in, so that neither holds up the visitor for as long as both. Presses on
 * buttons in it are kept until then. It has no box.
 */
export function Sleeping(props: SleepingProps) {
  return (
    <Suspense>
      <UntilAwake {...props} />
    </Suspense>
  );
}
