import { sack } from 'virtual:content-counts';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { PageLink } from '@lasakita/ui/PageLink';
import { Checklist } from '@lasakita/ui/Checklist';
import { Frame } from '@lasakita/ui/Frame';
import { PackCount } from '@lasakita/ui/PackCount';
import { Picture } from '@lasakita/ui/Picture';
import { SectionBand } from '@lasakita/ui/SectionBand';
import { Split } from '@lasakita/ui/Split';
import { altText, pictureAsset } from '@/content/pictures';
import { site } from '@/content/site';
import { paths } from '@/domain/paths';

const {
  applicationHeadline,
  introduction,
  documentsHeadline,
  documents,
  detailsHeadline,
  details,
  sendHeadline,
  send,
  hero: { picture },
} = site.dealership;

type Company = typeof site.company;

export interface RequirementsSectionProps {
  /** What is copied above the steps. @default 'LasaKita Food Ingredients: what a dealer applicant sends' */
  title?: (company: Company) => string;
  /** Said on paper alone, where no link can be followed. @default 'Send everything to …, or ask us at ….' */
  onPaper?: (company: Company) => string;
}

const Pitch = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'start',
  gap: theme.spacing(6),
  [theme.breakpoints.up('md')]: {
    position: 'sticky',
    top: theme.tokens.sizes.header.desktop + 40,
  },
}));

const Shelf = styled('div')({ width: '100%' });

const OnPaper = styled(Typography)({
  display: 'none',
  '@media print': { display: 'block' },
}) as typeof Typography;

/**
 * What an applicant does, in three steps to tick off, print or copy, and the way to send it (DEAL-2).
 *
 * @do Change the lists in the content.
 * @dont Do not put a form here: the contact page has it.
 * @keyboard Tab: Goes through the boxes, to "Contact Us", then to the buttons of the list.
 * @keyboard Space: Ticks a box.
 * @keyboard Enter, Space: Follows the link, prints or copies.
 * @roles A region named by its headline, with three numbered steps.
 * @announcements That the list was copied.
 */
export function RequirementsSection({
  title = ({ name }) => `${name}: what a dealer applicant sends`,
  onPaper = ({ email, phone }) => `Send everything to ${email}, or ask us at ${phone}.`,
}: RequirementsSectionProps) {
  return (
    <SectionBand id="apply" edge="scallop" labelledBy="requirements">
      <Split columns="5fr 6fr" align="start">
        <Pitch>
          <Typography id="requirements" lang={site.headlineLanguage} variant="h2">
            {applicationHeadline}
          </Typography>
          <Typography variant="lead" component="p">
            {introduction}
          </Typography>
          {sack && (
            <PackCount
              price="1 sako"
              onCard={false}
              note={sack.note}
              count={sack.count}
              noun={sack.noun}
              language="fil"
            />
          )}
          <Shelf>
            <Frame mounted askew screenOnly>
              <Picture
                asset={pictureAsset(picture)}
                alt={altText(picture)}
                ratio={3 / 2}
                sizes="(min-width: 768px) 42vw, 88vw"
              />
            </Frame>
          </Shelf>
          <OnPaper component="p">{onPaper(site.company)}</OnPaper>
        </Pitch>
        <Checklist
          title={title(site.company)}
          steps={[
            { heading: documentsHeadline, items: documents },
            { heading: detailsHeadline, items: details },
            { heading: sendHeadline, items: send },
          ]}
        >
          <Button variant="sticker" size="large" component={PageLink} to={paths.contact}>
            Contact Us
          </Button>
        </Checklist>
      </Split>
    </SectionBand>
  );
}
