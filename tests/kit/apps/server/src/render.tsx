/** Prints the page as a server sends it: Node takes the package as it is, without any bundler. */
import { ThemeProvider } from '@mui/material/styles';
import { renderToString } from 'react-dom/server';
import { Badges } from '@lasakita/ui/Badges';
import { Checklist } from '@lasakita/ui/Checklist';
import { ContactBlock } from '@lasakita/ui/ContactBlock';
import { Counter } from '@lasakita/ui/Counter';
import { EmptyState } from '@lasakita/ui/EmptyState';
import { LineCard } from '@lasakita/ui/LineCard';
import { Pagination } from '@lasakita/ui/Pagination';
import { PhotoCarousel } from '@lasakita/ui/PhotoCarousel';
import { PriceCard } from '@lasakita/ui/PriceCard';
import { ProductCard } from '@lasakita/ui/ProductCard';
import { SearchBox } from '@lasakita/ui/SearchBox';
import { SectionBand } from '@lasakita/ui/SectionBand';
import { SelectBox } from '@lasakita/ui/SelectBox';
import { siteTheme } from '@lasakita/ui/theme';

const ignore = () => undefined;

process.stdout.write(
  renderToString(
    <ThemeProvider theme={siteTheme()}>
      <SectionBand tone="keso">
        <Badges badges={['FDA Approved']} />
        <PriceCard price="₱65" note="a pack" />
        <Counter value={1200} suffix="+" />
        <SearchBox placeholder="Search for Products" value="" onChange={ignore} />
        <SelectBox
          caption="Sort"
          label="Sort by"
          value="asc"
          onChange={ignore}
          options={[{ value: 'asc', label: 'Newest' }]}
        />
        <Pagination label="Pages" page={1} pageCount={4} onPageChange={ignore} />
        <ProductCard
          name="Cheddar Cheese Powder"
          price="₱65"
          weight="200 g"
          picture={undefined}
          pictureAlt="A pouch of cheddar cheese powder"
          buyLink="https://shop.example/cheddar"
          onDetails={ignore}
        />
        <LineCard
          name="Cheese"
          text="For fries and popcorn"
          to="/products"
          color="keso"
          picture={undefined}
          pictureAlt="Fries"
        />
        <Checklist title="What to bring" steps={[{ heading: 'Papers', items: ['An ID'] }]} />
        <ContactBlock heading="Call" icon={null} lines={[{ text: '0917 123 4567' }]} />
        <EmptyState title="Nothing here yet" />
        <PhotoCarousel label="Photos" photos={[{ asset: undefined, alt: 'Photo 1' }]} />
      </SectionBand>
    </ThemeProvider>,
  ),
);
