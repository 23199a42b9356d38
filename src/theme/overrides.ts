import type { Components, Theme } from '@mui/material/styles';

/** How MUI's own components look here, family by family. */
export const componentOverrides: Components<Omit<Theme, 'components'>> = {
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: {
      root: ({ theme }) => ({ '&.Mui-focusVisible, &:focus-visible': theme.tokens.focusRing }),
    },
  },
  MuiButton: {
    defaultProps: { disableElevation: true, variant: 'contained' },
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: theme.tokens.sizes.tap,
        borderRadius: theme.tokens.radius.pill,
        padding: theme.spacing(2.5, 6),
        transition: `background-color ${theme.tokens.durations.quick}ms, transform ${theme.tokens.durations.quick}ms, box-shadow ${theme.tokens.durations.quick}ms`,
      }),
      // MUI's own distances, on the side where the words begin or end.
      startIcon: ({ theme }) => ({ marginInline: theme.spacing(-1, 2) }),
      endIcon: ({ theme }) => ({ marginInline: theme.spacing(2, -1) }),
    },
    variants: [
      {
        props: { variant: 'sticker' },
        style: ({ theme }) => ({
          backgroundColor: theme.palette.keso.main,
          color: theme.palette.tsokolate.main,
          border: `2px solid ${theme.palette.tsokolate.main}`,
          boxShadow: theme.tokens.elevations.sticker,
          '&:hover': { backgroundColor: theme.palette.keso.light },
          '&:active': {
            transform: 'translateY(3px)',
            boxShadow: theme.tokens.elevations.stickerPressed,
          },
        }),
      },
      {
        props: { variant: 'contained' },
        style: ({ theme }) => ({
          backgroundColor: theme.palette.tsokolate.main,
          color: theme.palette.gata.light,
          '&:hover': { backgroundColor: theme.palette.annatto.dark },
        }),
      },
      {
        props: { variant: 'outlined' },
        style: ({ theme }) => ({
          borderWidth: 2,
          borderColor: theme.palette.tsokolate.main,
          color: theme.palette.tsokolate.main,
          '&:hover': { borderWidth: 2, backgroundColor: theme.palette.keso.tint },
        }),
      },
    ],
  },
  MuiLink: {
    styleOverrides: {
      root: ({ theme }) => ({
        color: theme.palette.annatto.dark,
        fontWeight: 600,
        textUnderlineOffset: '0.2em',
        '&:focus-visible': { ...theme.tokens.focusRing, borderRadius: theme.tokens.radius.small },
      }),
    },
  },
  MuiOutlinedInput: {
    styleOverrides: {
      root: ({ theme }) => ({
        backgroundColor: theme.palette.gata.light,
        borderRadius: theme.tokens.radius.medium,
        minHeight: theme.tokens.sizes.control,
        // 16 px at least, or iOS zooms the page when the field gets focus.
        fontSize: '1rem',
        '&:hover .MuiOutlinedInput-notchedOutline': { borderColor: theme.palette.tsokolate.main },
        '&.Mui-focused .MuiOutlinedInput-notchedOutline': {
          borderColor: theme.palette.ube.main,
          borderWidth: 3,
        },
      }),
      notchedOutline: ({ theme }) => ({
        borderWidth: 2,
        borderColor: theme.palette.tsokolate.soft,
      }),
      input: ({ theme }) => ({
        '&::placeholder': { color: theme.palette.tsokolate.soft, opacity: 1 },
      }),
    },
  },
  MuiSkeleton: {
    defaultProps: { animation: 'wave' },
    styleOverrides: { root: ({ theme }) => ({ backgroundColor: theme.palette.gata.dark }) },
  },
  MuiPaper: { defaultProps: { elevation: 0 } },
};
