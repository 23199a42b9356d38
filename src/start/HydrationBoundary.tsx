import { styled } from '@mui/material/styles';
import { Suspense, useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { markHydrated } from './hydrated';

const Place = styled('div')({ display: 'contents' });

interface HydrationBoundaryProps {
  children?: ReactNode;
  /** It waits until the visitor comes near, and the page is alive without it. @default false */
  isFar?: boolean;
}

function UntilHydrated({ children, isFar = false }: HydrationBoundaryProps) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => markHydrated(ref.current), []);
  return (
    <Place ref={ref} data-hydrating={isFar ? 'far' : ''}>
      {children}
    </Place>
  );
}

/**
 * What is hydrated by itself, after what it stands in, so that neither holds up the visitor for as long as both. Presses on
 * buttons in it are queued until then. It has no box.
 */
export function HydrationBoundary(props: HydrationBoundaryProps) {
  return (
    <Suspense>
      <UntilHydrated {...props} />
    </Suspense>
  );
}
