import { ThemeProvider } from '@mui/material/styles';
import { useState } from 'react';
import type { ComponentPropsWithRef } from 'react';
import { createRoot } from 'react-dom/client';
import { Badges } from '@lasakita/ui/Badges';
import { Checklist } from '@lasakita/ui/Checklist';
import { ContactBlock } from '@lasakita/ui/ContactBlock';
import { ContactForm } from '@lasakita/ui/ContactForm';
import { Counter } from '@lasakita/ui/Counter';
import { emptyDraft } from '@lasakita/ui/domain/message';
import { EmptyState } from '@lasakita/ui/EmptyState';
import { GlobalStyles } from '@lasakita/ui/GlobalStyles';
import { Header } from '@lasakita/ui/Header';
import { LineCard } from '@lasakita/ui/LineCard';
import { LinkProvider } from '@lasakita/ui/PageLink';
import { Pagination } from '@lasakita/ui/Pagination';
import { PhotoCarousel } from '@lasakita/ui/PhotoCarousel';
import { PriceCard } from '@lasakita/ui/PriceCard';
import { ProductCard } from '@lasakita/ui/ProductCard';
import { SearchBox } from '@lasakita/ui/SearchBox';
import { SectionBand } from '@lasakita/ui/SectionBand';
import { SelectBox } from '@lasakita/ui/SelectBox';
import { ToastStack } from '@lasakita/ui/ToastStack';
import { siteTheme } from '@lasakita/ui/theme';
import '@lasakita/ui/fonts.css';

/** The consumer's own link, of no router at all. */
function OwnLink({ children, ...rest }: ComponentPropsWithRef<'a'>) {
  return (
    <a {...rest} data-own-link>
      {children}
    </a>
  );
}

function Page() {
  const [keyword, setKeyword] = useState('');
  const [sort, setSort] = useState('asc');
  const [page, setPage] = useState(1);
  return (
    <>
      <Header
        brand="LasaKita"
        items={[{ label: 'Products', to: '/products' }]}
        pathname="/"
        menuId="menu"
        isMenuOpen={false}
        onOpenMenu={() => undefined}
      />
      <SectionBand tone="keso">
        <h1>Ten components and more, from the package</h1>
        <Badges badges={['FDA Approved']} />
        <PriceCard price="₱65" note="a pack" />
        <Counter value={1200} suffix="+" />
        <SearchBox placeholder="Search for Products" value={keyword} onChange={setKeyword} />
        <SelectBox
          caption="Sort"
          label="Sort by"
          value={sort}
          onChange={setSort}
          options={[
            { value: 'asc', label: 'Newest' },
            { value: 'desc', label: 'Oldest' },
          ]}
        />
        <Pagination label="Pages" page={page} pageCount={4} onPageChange={setPage} />
        <p>Page {page}</p>
      </SectionBand>
      <SectionBand tone="tsokolate">
        <ProductCard
          name="Cheddar Cheese Powder"
          price="₱65"
          weight="200 g"
          picture={undefined}
          pictureAlt="A pouch of cheddar cheese powder"
          buyLink="https://shop.example/cheddar"
          onDetails={() => undefined}
        />
        <LineCard
          name="Cheese"
          text="For fries and popcorn"
          to="/products"
          color="keso"
          picture={undefined}
          pictureAlt="Fries"
        />
      </SectionBand>
      <SectionBand>
        <Checklist title="What to bring" steps={[{ heading: 'Papers', items: ['An ID'] }]} />
        <ContactBlock
          heading="Call"
          icon={null}
          lines={[{ text: '0917 123 4567', href: 'tel:+639171234567' }]}
        />
        <EmptyState title="Nothing here yet" />
        <PhotoCarousel
          label="Photos"
          photos={[1, 2].map((number) => ({ asset: undefined, alt: `Photo ${number}` }))}
        />
      </SectionBand>
      <ContactForm
        values={emptyDraft}
        onChange={() => undefined}
        onSubmit={() => undefined}
        noScriptEmail="hello@shop.example"
      />
      <ToastStack
        messages={[{ id: '1', severity: 'success', text: 'Installed' }]}
        onDismiss={() => undefined}
      />
    </>
  );
}

const root = document.getElementById('root');
if (!root) throw new Error('The page has no root');
createRoot(root).render(
  <ThemeProvider theme={siteTheme()}>
    <GlobalStyles />
    <LinkProvider value={OwnLink}>
      <Page />
    </LinkProvider>
  </ThemeProvider>,
);
