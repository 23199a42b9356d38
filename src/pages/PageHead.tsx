import { site } from '@/content/site';

export interface PageHeadProps {
  /** The document's title. */
  title: string;
  /** What search engines and shared links say of the page. */
  description: string;
  /** The page's address on the site, with the query that belongs to it, such as `/products?product=6`. */
  path: string;
}

/** What a page says of itself in the document's head (ROUTE-4); React moves it there. */
export function PageHead({ title, description, path }: PageHeadProps) {
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={site.origin + path} />
    </>
  );
}
