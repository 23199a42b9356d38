import { startTransition, useCallback, useOptimistic } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

/** The parameter of the address that names the open product. */
const PARAMETER = 'product';

const isOpenedHere = (state: unknown) =>
  typeof state === 'object' && state !== null && 'openedHere' in state;

/** The address with another open product, or none. Read when it is needed: filters write to the address too. */
const withProduct = (id: string | undefined) => {
  const next = new URLSearchParams(window.location.search);
  if (id === undefined) next.delete(PARAMETER);
  else next.set(PARAMETER, id);
  const query = next.toString();
  return { search: query === '' ? '' : `?${query}` };
};

/**
 * The product whose details are open, kept in the address, so that it can be shared and Back closes it (PROD-6).
 * Closing goes back where opening came from here; a shared address has nothing to go back to, and is replaced.
 */
export const useOpenProduct = () => {
  const [params] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  // The router takes its time with a new address. The details are shown at once meanwhile.
  const [productId, setOptimisticId] = useOptimistic(params.get(PARAMETER) ?? undefined);
  return {
    productId,
    openProduct: useCallback(
      (id: string) => {
        startTransition(() => {
          setOptimisticId(id);
          void navigate(withProduct(id), { state: { openedHere: true, fromListing: true } });
        });
      },
      [navigate, setOptimisticId],
    ),
    closeProduct: () => {
      if (isOpenedHere(state)) void navigate(-1);
      else void navigate(withProduct(undefined), { replace: true });
    },
  };
};
