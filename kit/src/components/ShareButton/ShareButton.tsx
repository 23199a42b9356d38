import CopyIcon from '@mui/icons-material/ContentCopyRounded';
import ShareIcon from '@mui/icons-material/IosShareRounded';
import Button from '@mui/material/Button';
import type { ComponentPropsWithRef } from 'react';
import { mergeLabels } from '../../domain/labels.ts';
import type { LabelsOf } from '../../domain/labels.ts';
import { useCopy } from '../../hooks/useCopy.ts';
import { TextToCopy } from './TextToCopy.tsx';
import { styled } from '../../theme/styled.ts';

/** Every word of the button. */
export interface ShareLabels {
  /** The button. @default 'Share' */
  share: string;
  /** The button that only copies. @default 'Copy' */
  copy: string;
  /** Said when the device has no sheet of its own and the text was copied. @default 'Copied. Paste it where you want.' */
  copied: string;
  /** Said when neither is allowed; the text follows, selected. @default 'Copy it by hand:' */
  refused: string;
}

export const shareLabels: ShareLabels = {
  share: 'Share',
  copy: 'Copy',
  copied: 'Copied. Paste it where you want.',
  refused: 'Copy it by hand:',
};

export interface ShareButtonProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'title'> {
  /** What is shared, in a few words. */
  title: string;
  /** What is said of it above the address. @default nothing */
  text?: string | undefined;
  /** The address, whole; asked for when it is pressed. @default the page's own */
  address?: (() => string) | undefined;
  /** It copies, whatever the device has. @default false */
  copyOnly?: boolean | undefined;
  /** Words in place of the usual ones. @default `shareLabels` */
  labels?: LabelsOf<ShareLabels> | undefined;
}

const Root = styled('div')(({ theme }) => ({
  '& output': { ...theme.typography.body2, display: 'block', overflowWrap: 'anywhere' },
  '& output:not(:empty)': { marginTop: theme.spacing(2) },
  '@media print': { display: 'none' },
}));

/** Whoever closes the device's sheet has shared nothing, and wants to be told nothing. */
const isClosed = (error: unknown) => error instanceof DOMException && error.name === 'AbortError';

/**
 * Shares a page by the device's own sheet where there is one; else it copies the words and the address.
 *
 * @do Share what the visitor sees now: its address has the filters and figures in it.
 * @dont Do not name networks: the device knows those that the visitor uses.
 * @instead For a link to the company's own profiles: `SocialIcon` in a link.
 * @keyboard Enter, Space: Opens the device’s share sheet, or copies; where neither is allowed, the focus goes to the
 *   selected text.
 * @roles A button, and an output below it; a text box that can only be read, where nothing may be copied.
 * @announcements That it was copied, or is to be copied by hand, politely.
 * @example
 * ```tsx
 * import { ShareButton } from '@lasakita/ui/ShareButton';
 *
 * export default function Example() {
 *   return (
 *     <ShareButton
 *       title="Cheddar Cheese Powder"
 *       text="18 cups of fries from one pouch:"
 *       address={() => 'https://shop.example/cheddar'}
 *     />
 *   );
 * }
 * ```
 */
export function ShareButton({
  title,
  text,
  address = () => location.href,
  copyOnly = false,
  labels,
  ...rest
}: ShareButtonProps) {
  const words = mergeLabels(shareLabels, labels);
  const { outcome, copy, forget } = useCopy();
  const handleShare = async () => {
    const url = address();
    forget();
    try {
      if (!copyOnly && 'share' in navigator) {
        await navigator.share({ title, url, ...(text !== undefined && { text }) });
        return;
      }
    } catch (error) {
      if (isClosed(error)) return;
    }
    await copy([text, url].filter(Boolean).join('\n'));
  };
  return (
    <Root {...rest}>
      <Button
        data-needs-script
        variant="outlined"
        startIcon={copyOnly ? <CopyIcon /> : <ShareIcon />}
        onClick={() => void handleShare()}
      >
        {copyOnly ? words.copy : words.share}
      </Button>
      <output>{outcome && (outcome.isCopied ? words.copied : words.refused)}</output>
      <TextToCopy label={words.refused} outcome={outcome} />
    </Root>
  );
}
