import { sack } from 'virtual:content-counts';
import { styled } from '@mui/material/styles';
import { PackCount } from '@lasakita/ui/PackCount';
import { SectionBand } from '@lasakita/ui/SectionBand';
import { site } from '@/content/site';
import { Scene } from '@/pages/shared/Scene';

// From edge to edge of the content, in one line where that is wide.
const Sum = styled(PackCount)(({ theme }) => ({
  [theme.breakpoints.up('md')]: { fontSize: 'min(17vw, 15.5rem, max(7rem, 30svh))' },
}));

const scene = site.dealership.sack;

// The crowd's picture begins with empty ground: that much of it lies behind the sum.
const Band = styled('div')(({ theme }) => ({
  '& > section': { position: 'relative', zIndex: theme.tokens.layers.raised },
  '& > section + *': { marginTop: 'max(-60px, -12vw)' },
  '@media print': { display: 'none' },
}));

/**
 * Why one becomes a dealer: what a sack makes (COUNT-4). Nothing where no product comes in sacks.
 *
 * @do Say it large here, with all that a sack makes: the head says it short.
 * @dont Do not claim earnings: it says what a sack makes.
 * @keyboard None: it takes no focus.
 * @roles A paragraph that reads as a sentence: "1 sako, 10 kg, 50 pouch = 900 baso".
 * @announcements Nothing.
 */
export function SackSection() {
  if (!sack) return null;
  return (
    <Band>
      <SectionBand tone="pandan" space="tight" screenOnly>
        <Sum
          price="1 sako"
          onCard={false}
          note={sack.note}
          count={sack.count}
          noun={sack.noun}
          language="fil"
        />
      </SectionBand>
      {scene && <Scene {...scene} />}
    </Band>
  );
}
