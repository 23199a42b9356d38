import AddIcon from '@mui/icons-material/PlaylistAddRounded';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { PageLink } from '@lasakita/ui/PageLink';
import type { Product } from '@/content/schema';
import { paths } from '@/domain/paths';
import { MAX_QUANTITY, withAdded } from '@/domain/shoppingList';
import { listStorage } from '@/services/listStorage';
import { useKeptList } from './useKeptList';

export interface AddToListProps {
  /** What is added. */
  product: Pick<Product, 'id' | 'name'>;
}

const Root = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  '& output': theme.typography.body2,
  '& output:not(:empty)': { marginTop: theme.spacing(2) },
  '& a': { display: 'inline-flex', alignItems: 'center', minHeight: theme.tokens.sizes.tap },
  '@media print': { display: 'none' },
}));

const addedText = (quantity: number) =>
  [
    `${quantity === 1 ? '1 pack' : `${quantity} packs`} on your list`,
    quantity === MAX_QUANTITY && ', and no more fit',
    !listStorage.isKept() && ', for this visit: this device does not keep it',
    '.',
  ]
    .filter(Boolean)
    .join('');

/** Puts a pack of a product on the visitor's list, and says how many there are (LIST-1). It needs no store. */
export function AddToList({ product }: AddToListProps) {
  const entries = useKeptList();
  const [isAdded, setIsAdded] = useState(false);
  const quantity = entries.find(({ id }) => id === product.id)?.quantity ?? 0;
  const handleAdd = () => {
    const { id, name } = product;
    listStorage.write(withAdded(listStorage.read(), { id, name }, 1));
    setIsAdded(true);
  };
  return (
    <Root>
      <Button data-needs-script variant="outlined" startIcon={<AddIcon />} onClick={handleAdd}>
        Add to list
      </Button>
      <output>
        {isAdded && quantity > 0 && (
          <>
            <span>{`${addedText(quantity)} `}</span>
            <Link component={PageLink} to={paths.list}>
              See my list
            </Link>
          </>
        )}
      </output>
    </Root>
  );
}
