import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { PageLink } from '@lasakita/ui/PageLink';
import { Checklist } from '@lasakita/ui/Checklist';
import { SectionBand } from '@lasakita/ui/SectionBand';
import { site } from '@/content/site';
import { paths } from '@/domain/paths';
import { useStores } from '@/siteStores/StoreContext';

const {
  applicationHeadline,
  introduction,
  documentsHeadline,
  documents,
  detailsHeadline,
  details,
  sendHeadline,
  send,
} = site.dealership;

type Company = typeof site.company;

/** What an applicant writes, line by line. */
const application = {
  title: 'Dealer application',
  message: details.map((detail) => `${detail}:`).join('\n'),
};

export interface RequirementsSectionProps {
  /** What is copied above the steps. @default 'LasaKita Food Ingredients: what a dealer applicant sends' */
  title?: (company: Company) => string;
  /** Said on paper alone, where no link can be followed. @default 'Send everything to …, or ask us at ….' */
  onPaper?: (company: Company) => string;
}

const Pitch = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(4, 10),
  marginBottom: 'clamp(32px, 5vw, 72px)',
  '& > p': { margin: 0, maxWidth: '36em' },
  '@media print': { marginBottom: theme.spacing(4) },
  [theme.breakpoints.up('md')]: { gridTemplateColumns: '1fr 1fr', alignItems: 'end' },
}));

const OnPaper = styled(Typography)({
  display: 'none',
  '@media print': { display: 'block' },
}) as typeof Typography;

/**
 * The tasks of an applicant, in three steps to tick off, print or copy, and the way to send it all: the linked form has a
 * line for each detail (DEAL-2).
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
  const { contact } = useStores();
  return (
    <SectionBand id="apply" edge="scallop" labelledBy="requirements">
      <Pitch>
        <Typography id="requirements" lang={site.headlineLanguage} variant="h1" component="h2">
          {applicationHeadline}
        </Typography>
        <Typography component="p">{introduction}</Typography>
        <OnPaper component="p">{onPaper(site.company)}</OnPaper>
      </Pitch>
      <Checklist
        title={title(site.company)}
        steps={[
          { heading: documentsHeadline, items: documents },
          { heading: detailsHeadline, items: details },
          { heading: sendHeadline, items: send, isNote: true },
        ]}
      >
        <Button
          variant="sticker"
          size="large"
          component={PageLink}
          to={paths.contact}
          onNavigate={() => contact.fillIn(application)}
        >
          Contact Us
        </Button>
      </Checklist>
    </SectionBand>
  );
}
