import Link from '@mui/material/Link';
import { telephoneLink } from '@/components/DealerCard/phoneNumber';
import { productSummary } from '../ProductsPage/productTexts';
import { useStaticContent } from './StaticContent';

/** The catalogue for visitors without JavaScript; nothing in the browser. */
export function StaticProducts() {
  const content = useStaticContent();
  return (
    <noscript>
      {import.meta.env.SSR && content && (
        <ul>
          {content.products.map((product) => (
            <li key={product.id}>
              <h2>{product.name}</h2>
              <p>
                {productSummary(product)}. {product.description.join(' ')}{' '}
                <Link href={product.link} target="_blank" rel="noopener noreferrer">
                  Buy Now
                </Link>
              </p>
            </li>
          ))}
        </ul>
      )}
    </noscript>
  );
}

/** The directory for visitors without JavaScript; nothing in the browser. */
export function StaticDealers() {
  const content = useStaticContent();
  return (
    <noscript>
      {import.meta.env.SSR && content && (
        <ul>
          {content.dealers.map((dealer) => (
            <li key={dealer.name}>
              <h3>{dealer.name}</h3>
              <p>
                {dealer.address}
                {dealer.phoneNumbers.map((number) => {
                  const link = telephoneLink(number);
                  return (
                    <span key={number}> · {link ? <Link href={link}>{number}</Link> : number}</span>
                  );
                })}
              </p>
            </li>
          ))}
        </ul>
      )}
    </noscript>
  );
}
