import type { ComponentPropsWithRef, ElementType, FunctionComponent } from 'react';
import { styled } from '../../theme/styled.ts';

/**
 * Text for screen readers only: out of sight, not out of the reading order.
 *
 * @do Add what sighted visitors see and others would miss, such as " (opens in a new tab)".
 * @dont Do not hide a heading in it because there is no room.
 * @dont Do not put anything into it that takes focus.
 * @instead For what everybody should read: plain text. To name a control that has no words: `aria-label`.
 * @keyboard None: it takes no focus.
 * @roles Text, part of the name of what holds it.
 * @announcements Nothing.
 * @example
 * ```tsx
 * import Link from '@mui/material/Link';
 * import { HiddenText } from '@lasakita/ui/HiddenText';
 *
 * export default function Example() {
 *   return (
 *     <Link href="https://shop.example" target="_blank" rel="noopener">
 *       Our shop
 *       <HiddenText> (opens in a new tab)</HiddenText>
 *     </Link>
 *   );
 * }
 * ```
 */
export const HiddenText: FunctionComponent<
  ComponentPropsWithRef<'span'> & { as?: ElementType | undefined }
> = styled('span')({
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
