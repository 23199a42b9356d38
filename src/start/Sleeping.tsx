import { styled } from '@mui/material/styles';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { wake } from './wake';

const Place = styled('div')({ display: 'contents' });

/** What sleeps until its contents have come to life: presses on buttons in it are kept until then. It has no box. */
export function Sleeping({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => wake(ref.current), []);
  return (
    <Place ref={ref} data-asleep="">
      {children}
    </Place>
  );
}
