import { site } from '@/content/site';

export interface PageHeadProps {
  /** The document's title. */
  title: string;
  /** What search engines and shared links say of the page. */
  description: string;
  /** The page's address on the site, with the query that belongs to it, such as `/products?product=6`. */
  path: string;
  /** It is the visitor's own, and nothing for search engines. @default false */
  isPrivate?: boolean;
}

/** What a page says of itself in the document's head (ROUTE-4); React moves it there. */
export function PageHead({ title, description, path, isPrivate = false }: PageHeadProps) {
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {isPrivate && <meta name="robots" content="noindex" />}
      <link rel="canonical" href={site.origin + path} />
    </>
  );
}
