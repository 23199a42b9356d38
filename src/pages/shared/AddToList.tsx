import AddIcon from '@mui/icons-material/AddRounded';
import CheckIcon from '@mui/icons-material/CheckRounded';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { HiddenText } from '@lasakita/ui/HiddenText';
import type { Product } from '@/content/schema';
import { MAX_QUANTITY, withAdded } from '@/domain/shoppingList';
import { useChangeList, useIsListKept, useKeptList } from './useKeptList';

export interface AddToListProps {
  /** What is added. */
  product: Pick<Product, 'id' | 'name'>;
  /** On a card, where it is a sign: "+", then the number of packs. @default false */
  isCompact?: boolean;
}

const Root = styled('div')({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  '@media print': { display: 'none' },
});

const Add = styled(Button)(({ theme }) => ({
  paddingInline: theme.spacing(3),
  '&[data-listed], &[data-listed]:hover': {
    color: theme.palette.success.contrastText,
    backgroundColor: theme.palette.success.main,
  },
}));

const Sign = styled(Button)(({ theme }) => ({
  minWidth: theme.tokens.sizes.tap,
  minHeight: theme.tokens.sizes.tap,
  aspectRatio: '1',
  padding: 0,
  borderRadius: '50%',
  fontVariantNumeric: 'tabular-nums',
  color: theme.palette.text.primary,
  backgroundColor: theme.palette.background.paper,
  '&[data-listed], &[data-listed]:hover': {
    color: theme.palette.success.contrastText,
    backgroundColor: theme.palette.success.main,
  },
  '& svg': { fontSize: 'min(1.5rem, 32px)' },
}));

const listedText = (quantity: number) => `Nasa listahan · ${quantity}`;

// As wide from the start as it ever gets, so that no answer moves what stands beside it.
const Words = styled('span')(({ theme }) => ({
  display: 'grid',
  fontVariantNumeric: 'tabular-nums',
  '& > *': {
    gridArea: '1 / 1',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: theme.spacing(2),
  },
  '& > [aria-hidden]': { visibility: 'hidden' },
  '& svg': { flex: 'none', marginBlock: theme.spacing(-1), fontSize: 'min(1.375rem, 30px)' },
}));

const addedText = (quantity: number, isKept: boolean) =>
  [
    `${quantity === 1 ? '1 pack' : `${quantity} packs`} on your list`,
    quantity === MAX_QUANTITY && ', and no more fit',
    !isKept && ', for this visit: this device does not keep it',
    '.',
  ]
    .filter(Boolean)
    .join('');

/**
 * Puts a pack of a product on the visitor's list. The button itself shows how many there are, and nothing moves (LIST-1,
 * LOOK-2). The link to the list is in the header. It needs no store.
 */
export function AddToList({ product, isCompact = false }: AddToListProps) {
  const entries = useKeptList();
  const isKept = useIsListKept();
  const changeList = useChangeList();
  const [isAdded, setIsAdded] = useState(false);
  const quantity = entries.find(({ id }) => id === product.id)?.quantity ?? 0;
  const isListed = quantity > 0;
  const handleAdd = () => {
    const { id, name } = product;
    changeList((list) => withAdded(list, { id, name }, 1));
    setIsAdded(true);
  };
  const press = {
    'data-needs-script': true,
    'data-listed': isListed || undefined,
    variant: 'outlined',
    onClick: handleAdd,
  } as const;
  return (
    <Root>
      {isCompact ? (
        <Sign
          {...press}
          aria-label={`Add to list, ${product.name}${isListed ? `, ${quantity} on it` : ''}`}
        >
          {isListed ? quantity : <AddIcon aria-hidden />}
        </Sign>
      ) : (
        <Add {...press}>
          <Words>
            {isListed ? (
              <span key="listed">
                <CheckIcon aria-hidden />
                <span lang="fil">{listedText(quantity)}</span>
                {/* What another press does. */}
                <HiddenText>Add to list</HiddenText>
              </span>
            ) : (
              <span key="add">
                <AddIcon aria-hidden />
                <span>Add to list</span>
              </span>
            )}
            <span aria-hidden>
              <CheckIcon />
              <span lang="fil">{listedText(MAX_QUANTITY)}</span>
            </span>
          </Words>
        </Add>
      )}
      <HiddenText as="output">{isAdded && isListed && addedText(quantity, isKept)}</HiddenText>
    </Root>
  );
}
