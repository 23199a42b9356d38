import type { Theme } from '@mui/material/styles';

/** Colors a map: quiet sea, bright land, drawn coasts, names on cards. Its dots are what is loud. */
export const seaAndLand = (theme: Theme) =>
  ({
    '--land': theme.palette.gata.light,
    color: theme.palette.text.primary,
    backgroundColor: theme.palette.ube.light,
    '& path': { stroke: theme.palette.tsokolate.dark, strokeWidth: 2 },
    '& .name': {
      textShadow: 'none',
      backgroundColor: theme.tokens.surface.card,
      borderRadius: theme.tokens.radius.small,
    },
  }) as const;
