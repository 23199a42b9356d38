import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { uses as counts } from 'virtual:content-counts';
import { PageLink } from '@lasakita/ui/PageLink';
import { SectionBand } from '@lasakita/ui/SectionBand';
import { uses } from '@/content/uses';
import { paths } from '@/domain/paths';

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(2),
}));

/**
 * The shortest way to the products: by what the visitor sells (FIND-5). In words alone: the page's first pictures come sooner.
 *
 * @do Keep it right below the head: it is the shortest way to a product.
 * @dont Do not put anything else into it.
 * @keyboard Tab: Goes from use to use.
 * @keyboard Enter: Opens the products for it.
 * @roles A group of links named "What do you sell?".
 * @announcements Nothing.
 */
export function UsesSection() {
  return (
    <SectionBand tone="keso" space="tight" screenOnly>
      {/* A fieldset is for a form. */}
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role */}
      <Row role="group" aria-labelledby="uses-label">
        <Typography id="uses-label" variant="h4" component="p">
          What do you sell?
        </Typography>
        {uses.map(
          ({ slug, label }) =>
            counts[slug] && (
              <Button
                key={slug}
                variant="outlined"
                component={PageLink}
                to={`${paths.products}?use=${slug}`}
              >
                {label}
              </Button>
            ),
        )}
      </Row>
    </SectionBand>
  );
}
