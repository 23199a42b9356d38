import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { tokenAddress, tokenFiles } from '../../.storybook/tokenFiles';
import { Card, SheetSection, Specimens } from './Sheet';

/** The last part of a page about tokens: the files to take them along. */
export function TokenDownloads() {
  return (
    <SheetSection
      tone="paper"
      title="Take the tokens along"
      text="Everything on these pages comes from the same files."
    >
      <Specimens>
        {tokenFiles.map(({ name, for: reader }) => (
          <Card key={name}>
            <Link href={tokenAddress(name)} download={`lasakita.${name}`} sx={{ fontWeight: 700 }}>
              {name}
            </Link>
            <Typography variant="body2" sx={{ mt: 2, mb: 0 }}>
              {reader}
            </Typography>
          </Card>
        ))}
      </Specimens>
    </SheetSection>
  );
}
