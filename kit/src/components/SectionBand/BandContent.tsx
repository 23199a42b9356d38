import type { SxProps, Theme } from '@mui/material/styles';
import type { ComponentPropsWithRef, FunctionComponent } from 'react';
import { styled } from '../../theme/styled.ts';

/** Centers what is in a band and keeps it off the screen's sides. */
export const BandContent: FunctionComponent<
  ComponentPropsWithRef<'div'> & { sx?: SxProps<Theme> }
> = styled('div')(({ theme }) => ({
  width: '100%',
  maxWidth: theme.tokens.sizes.container,
  marginInline: 'auto',
  paddingInline: 'clamp(16px, 4vw, 48px)',
}));
