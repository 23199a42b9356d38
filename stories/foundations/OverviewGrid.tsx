import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { SearchBox } from '@lasakita/ui/SearchBox';
import { Card, Sheet, SheetSection, Specimens } from '@stories/support/Sheet';

export interface OverviewEntry {
  /** The part of its stories' addresses that they have in common, such as "components-orderlist". */
  id: string;
  name: string;
  /** What others call it. */
  otherNames: string;
  /** Such as "Content". */
  group: string;
  /** The address of its picture. @default none */
  picture?: string | undefined;
}

export interface OverviewGridProps {
  /** In the order in which they are shown. */
  components: readonly OverviewEntry[];
}

const Shown = styled('div')(({ theme }) => ({
  display: 'grid',
  alignItems: 'start',
  justifyItems: 'center',
  height: theme.spacing(55),
  marginBottom: theme.spacing(3),
  overflow: 'hidden',
  borderRadius: theme.tokens.radius.medium,
  backgroundColor: theme.palette.background.default,
  '& > img': { width: '100%', height: '100%', objectFit: 'cover', objectPosition: 'top' },
}));

/** Every component as a picture, found by its own name or another. */
export function OverviewGrid({ components }: OverviewGridProps) {
  const [keyword, setKeyword] = useState('');
  const words = keyword.toLowerCase().split(/\s+/).filter(Boolean);
  const found = components.filter(({ name, otherNames, group }) => {
    const text = `${name} ${otherNames} ${group}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
  return (
    <Sheet
      title="Overview"
      lead="Every component as it looks at first. A picture leads to its page, with states, props and words on when to use it."
    >
      <SheetSection title="Components">
        <SearchBox
          value={keyword}
          onChange={setKeyword}
          placeholder="Search by name: cart, accordion, stepper"
        />
        <Typography component="output" variant="body1" sx={{ display: 'block', my: 4 }}>
          {found.length} of {components.length}
        </Typography>
        <Specimens least={260}>
          {found.map(({ id, name, otherNames, group, picture }) => (
            <Card key={id}>
              <Shown>{picture && <img src={picture} alt="" loading="lazy" />}</Shown>
              <Typography variant="h4" component="h3" sx={{ m: 0 }}>
                <Link href={`?path=/docs/${id}--docs`} target="_top">
                  {name}
                </Link>
              </Typography>
              <Typography variant="body2" sx={{ m: 0 }}>
                {[group, otherNames].filter(Boolean).join(': ')}
              </Typography>
            </Card>
          ))}
        </Specimens>
      </SheetSection>
    </Sheet>
  );
}
