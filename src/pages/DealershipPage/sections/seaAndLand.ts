import type { Theme } from '@mui/material/styles';

/** Colors a map like the route over the islands on the page "About": deep sea, bright land, drawn coasts, names on cards. */
export const seaAndLand = (theme: Theme) =>
  ({
    '--land': theme.palette.pandan.tint,
    color: theme.palette.common.white,
    backgroundColor: theme.palette.ube.main,
    '& path': { stroke: theme.palette.tsokolate.dark, strokeWidth: 2 },
    '& .name': {
      textShadow: 'none',
      backgroundColor: theme.tokens.surface.card,
      borderRadius: theme.tokens.radius.small,
    },
  }) as const;
