import type { Components, Theme } from '@mui/material/styles';
import * as tokens from './tokens.ts';
// By name: what is taken out of the whole keeps all of it in the code that ships.
import { colors, focusRing } from './tokens.ts';

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
      // Without the character of no width that MUI puts before them, which would stand in the button's name.
      startIcon: { marginInline: space(-1, 2), '&::before': { content: 'none' } },
      endIcon: { marginInline: space(2, -1), '&::before': { content: 'none' } },
    },
    variants: [
      {
        props: { variant: 'sticker' },
        style: tokens.keycap,
      },
      {
        props: { variant: 'contained' },
        style: {
          // Its foot is lighter than itself: of one color they would be one high button with its words too far up.
          boxShadow: `0 4px 0 ${colors.tsokolate.soft}`,
          '&:active': {
            ...tokens.pressed['&:active'],
            boxShadow: `0 1px 0 ${colors.tsokolate.soft}`,
          },
          backgroundColor: colors.tsokolate.main,
          color: colors.gata.light,
          '&:hover': { backgroundColor: colors.annatto.dark },
        },
      },
      {
        props: { variant: 'outlined' },
        style: {
          ...tokens.pressed,
          borderWidth: 2,
          borderColor: colors.tsokolate.main,
          color: colors.tsokolate.main,
          backgroundColor: colors.gata.light,
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
          borderColor: colors.tsokolate.main,
          borderWidth: 2,
        },
        // The button within a search box has a ring of its own.
        '&:has(> .MuiInputBase-input:focus-visible)': focusRing,
      },
      notchedOutline: {
        borderWidth: 2,
        borderColor: tokens.quietInk,
      },
      input: {
        '&::placeholder': { color: tokens.quietInk, opacity: 1 },
      },
    },
  },
  // MUI's global animations report autofill, to move a label out of the field. Labels stand above the fields here, and each
  // added animation makes the browser restyle the whole page.
  MuiInputBase: { defaultProps: { disableInjectingGlobalStyles: true } },
  MuiSkeleton: {
    // One sweep of light passes over a whole card: see `sweep.ts`. A hundred of them would keep a slow phone busy.
    defaultProps: { animation: false },
    styleOverrides: { root: { backgroundColor: colors.gata.dark } },
  },
  MuiPaper: { defaultProps: { elevation: 0 } },
};
