import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { HiddenText } from '@lasakita/ui/HiddenText';

/** Credits the source of the towns' places in distances and map, as their license requires. The file has the rest. */
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
