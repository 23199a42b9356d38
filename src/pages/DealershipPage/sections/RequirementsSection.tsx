import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { PageLink } from '@/components/PageLink/PageLink';
import { Checklist } from '@/components/Checklist/Checklist';
import { SectionBand } from '@/components/SectionBand/SectionBand';
import { Split } from '@/components/Split/Split';
import { site } from '@/content/site';

const {
  applicationHeadline,
  introduction,
  documentsHeadline,
  documents,
  detailsHeadline,
  details,
} = site.dealership;

const Pitch = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'start',
  gap: theme.spacing(6),
  [theme.breakpoints.up('md')]: {
    position: 'sticky',
    top: theme.tokens.sizes.header.desktop + 40,
  },
}));

const OnPaper = styled(Typography)({
  display: 'none',
  '@media print': { display: 'block' },
}) as typeof Typography;

/** What an applicant sends, as a list to print or copy, and the way to send it (DEAL-2). */
export function RequirementsSection() {
  return (
    <SectionBand labelledBy="requirements">
      <Split columns="5fr 6fr" align="start">
        <Pitch>
          <Typography id="requirements" lang={site.headlineLanguage} variant="h2">
            {applicationHeadline}
          </Typography>
          <Typography variant="lead" component="p">
            {introduction}
          </Typography>
          <Button variant="sticker" size="large" component={PageLink} to={site.pages.contact.path}>
            Contact Us
          </Button>
          <OnPaper component="p">
            Send everything to {site.company.email}, or ask us at {site.company.phone}.
          </OnPaper>
        </Pitch>
        <Checklist
          title={`${site.company.name}: what a dealer applicant sends`}
          groups={[
            { heading: documentsHeadline, items: documents },
            { heading: detailsHeadline, items: details },
          ]}
        />
      </Split>
    </SectionBand>
  );
}
