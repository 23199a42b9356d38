import { styled } from '@mui/material/styles';

/** Text for screen readers only: out of sight, not out of the reading order. */
export const HiddenText = styled('span')({
  position: 'absolute',
  width: 1,
  height: 1,
  margin: -1,
  padding: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
  border: 0,
});
