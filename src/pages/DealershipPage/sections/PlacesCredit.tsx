import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { HiddenText } from '@lasakita/ui/HiddenText';

/** Whose places of towns the distances and the map are made of: their license asks that it is said. The rest stands in the file. */
export function PlacesCredit() {
  return (
    <Typography variant="body2" sx={{ mt: 6 }}>
      Places of towns:{' '}
      <Link href="/licences.txt" target="_blank" rel="noopener">
        GeoNames, CC BY 4.0
        <HiddenText> (opens in a new tab)</HiddenText>
      </Link>
    </Typography>
  );
}
