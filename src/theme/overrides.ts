import type { Components, Theme } from '@mui/material/styles';
import * as tokens from './tokens.ts';

const { colors, focusRing } = tokens;

const space = (...units: number[]) => units.map((unit) => `${unit * tokens.spaceUnit}px`).join(' ');

/**
 * How MUI's own components look here, family by family. Plain objects: functions of the theme would be worked out anew with
 * every render.
 */
export const componentOverrides: Components<Omit<Theme, 'components'>> = {
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: {
      root: { '&.Mui-focusVisible, &:focus-visible': focusRing },
    },
  },
  MuiButton: {
    defaultProps: { disableElevation: true, variant: 'contained' },
    styleOverrides: {
      root: {
        minHeight: tokens.sizes.tap,
        borderRadius: tokens.radius.pill,
        padding: space(2.5, 6),
        transition: `background-color ${tokens.durations.quick}ms, transform ${tokens.durations.quick}ms, box-shadow ${tokens.durations.quick}ms`,
      },
      // MUI's own distances, on the side where the words begin or end.
      startIcon: { marginInline: space(-1, 2) },
      endIcon: { marginInline: space(2, -1) },
    },
    variants: [
      {
        props: { variant: 'sticker' },
        style: {
          backgroundColor: colors.keso.main,
          color: colors.tsokolate.main,
          border: `2px solid ${colors.tsokolate.main}`,
          boxShadow: tokens.elevations.sticker,
          '&:hover': { backgroundColor: colors.keso.light },
          '&:active': {
            transform: 'translateY(3px)',
            boxShadow: tokens.elevations.stickerPressed,
          },
        },
      },
      {
        props: { variant: 'contained' },
        style: {
          backgroundColor: colors.tsokolate.main,
          color: colors.gata.light,
          '&:hover': { backgroundColor: colors.annatto.dark },
        },
      },
      {
        props: { variant: 'outlined' },
        style: {
          borderWidth: 2,
          borderColor: colors.tsokolate.main,
          color: colors.tsokolate.main,
          '&:hover': { borderWidth: 2, backgroundColor: colors.keso.tint },
        },
      },
    ],
  },
  MuiLink: {
    styleOverrides: {
      root: {
        color: colors.annatto.dark,
        fontWeight: 600,
        textUnderlineOffset: '0.2em',
        '&:focus-visible': { ...focusRing, borderRadius: tokens.radius.small },
      },
    },
  },
  MuiOutlinedInput: {
    styleOverrides: {
      root: {
        backgroundColor: colors.gata.light,
        borderRadius: tokens.radius.medium,
        minHeight: tokens.sizes.control,
        // 16 px at least, or iOS zooms the page when the field gets focus.
        fontSize: '1rem',
        '&:hover .MuiOutlinedInput-notchedOutline': { borderColor: colors.tsokolate.main },
        '&.Mui-focused .MuiOutlinedInput-notchedOutline': {
          borderColor: colors.ube.main,
          borderWidth: 3,
        },
      },
      notchedOutline: {
        borderWidth: 2,
        borderColor: colors.tsokolate.soft,
      },
      input: {
        '&::placeholder': { color: colors.tsokolate.soft, opacity: 1 },
      },
    },
  },
  // By global animations MUI hears what the browser filled in, to move a label out of the field: here labels stand above their
  // fields, and each animation added has a browser work out the styles of the whole page.
  MuiInputBase: { defaultProps: { disableInjectingGlobalStyles: true } },
  MuiSkeleton: {
    defaultProps: { animation: 'wave' },
    styleOverrides: { root: { backgroundColor: colors.gata.dark } },
  },
  MuiPaper: { defaultProps: { elevation: 0 } },
};
