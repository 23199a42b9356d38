import CopyIcon from '@mui/icons-material/ContentCopyRounded';
import ShareIcon from '@mui/icons-material/IosShareRounded';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import type { ComponentPropsWithRef } from 'react';

/** Every word of the button. */
export interface ShareLabels {
  /** The button. @default 'Share' */
  share: string;
  /** The button that only copies. @default 'Copy' */
  copy: string;
  /** Said when the device has no sheet of its own and the text was copied. @default 'Copied. Paste it where you want.' */
  copied: string;
  /** Said when neither is allowed; the address follows. @default 'Copy it by hand:' */
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
  text?: string;
  /** The address, whole; asked for when it is pressed. @default the page's own */
  address?: () => string;
  /** It copies, whatever the device has. @default false */
  copyOnly?: boolean;
  /** Words in place of the usual ones. @default `shareLabels` */
  labels?: Partial<ShareLabels>;
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
 * @keyboard Enter, Space: Opens the device’s sheet, or copies.
 * @roles A button, and an output below it.
 * @announcements That it was copied, or the address to copy by hand, politely.
 */
export function ShareButton({
  title,
  text,
  address = () => location.href,
  copyOnly = false,
  labels,
  ...rest
}: ShareButtonProps) {
  const words = { ...shareLabels, ...labels };
  const [message, setMessage] = useState('');
  const handleShare = async () => {
    const url = address();
    setMessage('');
    try {
      if (!copyOnly && 'share' in navigator) {
        await navigator.share({ title, url, ...(text !== undefined && { text }) });
        return;
      }
    } catch (error) {
      if (isClosed(error)) return;
    }
    try {
      await navigator.clipboard.writeText([text, url].filter(Boolean).join('\n'));
      setMessage(words.copied);
    } catch {
      setMessage(`${words.refused} ${url}`);
    }
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
      <output>{message}</output>
    </Root>
  );
}
