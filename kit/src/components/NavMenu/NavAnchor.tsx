import OpenInNewIcon from '@mui/icons-material/OpenInNewRounded';
import type { ReactNode } from 'react';
import { PageLink } from '../PageLink/PageLink.tsx';
import { HiddenText } from '../HiddenText/HiddenText.tsx';
import { isCurrentLink } from '../../domain/navigation.ts';
import type { NavLink } from '../../domain/navigation.ts';
import { styled } from '../../theme/styled.ts';

export interface NavAnchorProps {
  /** A page of the site, or another site. */
  link: NavLink;
  /** The path of the page shown. */
  pathname: string;
  /** Called when a page of the site is chosen for this tab, not for another site. */
  onNavigate?: (() => void) | undefined;
  /** Before the label. @default none */
  icon?: ReactNode | undefined;
  /** Its label is for screen readers only. @default false */
  isLabelHidden?: boolean | undefined;
  /** Told of a link to another site. */
  newTab: string;
  /** Added to the classes of its root. @default none */
  className?: string | undefined;
}

const NewTabIcon = styled(OpenInNewIcon)({ fontSize: '1em', opacity: 0.75 });

/** A link of either menu: marked when it is the page shown, and in a new tab with no opener when it leaves the site. */
export function NavAnchor({
  link,
  pathname,
  onNavigate,
  icon,
  isLabelHidden = false,
  newTab,
  className,
}: NavAnchorProps) {
  // Where only the icon is seen, pointing at it tells its name.
  const title = isLabelHidden ? link.label : undefined;
  const label = isLabelHidden ? <HiddenText>{link.label}</HiddenText> : <span>{link.label}</span>;
  if ('href' in link) {
    return (
      <a
        className={className}
        title={title}
        href={link.href}
        target="_blank"
        rel="noopener noreferrer"
      >
        {icon}
        {label}
        {!isLabelHidden && <NewTabIcon aria-hidden />}
        <HiddenText>{` (${newTab})`}</HiddenText>
      </a>
    );
  }
  return (
    <PageLink
      className={className}
      title={title}
      to={link.to}
      onNavigate={onNavigate}
      aria-current={isCurrentLink(link, pathname) ? 'page' : undefined}
    >
      {icon}
      {label}
    </PageLink>
  );
}
