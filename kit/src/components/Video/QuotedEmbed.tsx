import { useEffect, useRef } from 'react';
import { reloadSocialScript } from './socialScript.ts';
import type { PlayerProps } from './PlayerProps.ts';
import type { EmbedAddress } from '../../domain/videoAddress.ts';
import { styled } from '../../theme/styled.ts';

// The script gives its player a width of its own choice.
const Holder = styled('div')({
  position: 'absolute',
  inset: 0,
  overflow: 'hidden',
  '& blockquote': { margin: 0, minWidth: '0 !important', maxWidth: 'none !important' },
  '& iframe': { width: '100% !important', minHeight: '100cqh' },
});

const quotation = ({ id, original }: EmbedAddress, title: string) => {
  const quote = document.createElement('blockquote');
  quote.className = 'tiktok-embed';
  quote.setAttribute('cite', original);
  quote.dataset.videoId = id;
  const section = document.createElement('section');
  const link = document.createElement('a');
  link.href = original;
  link.target = '_blank';
  link.rel = 'noopener';
  link.textContent = title;
  section.append(link);
  quote.append(section);
  return quote;
};

/** The platform's official quotation. DOM calls build it, not React, because its script replaces it with a player. */
export function QuotedEmbed({ video, title, shown, onReady, onFailed }: PlayerProps<EmbedAddress>) {
  const holderRef = useRef<HTMLDivElement>(null);
  const reportRef = useRef({ onReady, onFailed });
  useEffect(() => {
    reportRef.current = { onReady, onFailed };
  }, [onReady, onFailed]);

  useEffect(() => {
    const holder = holderRef.current;
    if (!holder) return undefined;
    const observer = new MutationObserver(() => {
      if (holder.querySelector('iframe')) reportRef.current.onReady();
    });
    observer.observe(holder, { subtree: true, childList: true });
    holder.replaceChildren(quotation(video, title));
    reloadSocialScript(() => reportRef.current.onFailed());
    return () => {
      observer.disconnect();
      holder.replaceChildren();
    };
  }, [video, title]);

  return <Holder ref={holderRef} data-quoted inert={!shown} />;
}
