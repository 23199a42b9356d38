/** Beside the form: what is being written, as visitors will see it, made of the site's own components. */
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import CMS from '@sveltia/cms';
import type { CustomPreviewTemplateProps } from '@sveltia/cms';
import { Component } from 'react';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import { DealerCard } from '@lasakita/ui/DealerCard';
import { Facts } from '@lasakita/ui/Facts';
import { philippines } from '@lasakita/ui/domain/philippines';
import { LocaleProvider } from '@lasakita/ui/LocaleContext';
import { GlobalStyles } from '@lasakita/ui/GlobalStyles';
import { Picture } from '@lasakita/ui/Picture';
import { ProductCard } from '@lasakita/ui/ProductCard';
import { Recipe } from '@lasakita/ui/Recipe';
import type { PictureAsset } from '@lasakita/ui/domain/picture';
import { siteTheme } from '@lasakita/ui/theme';
import type {
  Dealer,
  Influencer,
  Product,
  ProductCategory,
  ProductUse,
  Recipe as RecipeRecord,
} from '../src/content/schema.ts';
import { costEachText, countSentence, packCountOf } from '../src/domain/packCount.ts';
import { productFacts } from '../src/domain/productTexts.ts';
import { cardTexts } from '../src/domain/productCard.ts';
import { ingredientsOf } from '../src/domain/recipes.ts';
import { contentFiles } from '../tools/content/contentChecks.ts';
import type { ContentFile, Fault, PixelSize } from '../tools/content/contentChecks.ts';
import { isSame } from '../tools/content/jsonForm.ts';
import fonts from '@lasakita/ui/fonts.css?inline';
import { pictureNameMeant } from '../tools/content/pictureFileNames.ts';
import { RECORD_OPENED, recordOfAddress } from './bases.ts';
import { nameOfRecord } from './changes.ts';
import { check, describe, NEW_PICTURE, priceJumps } from './check.ts';
import type { Content, KnownMedia } from './content.ts';
import { nameOf, RECORDS } from './fields.ts';
import { isReckonable, toContent } from './form.ts';
import { PagePreview } from './pagePreview.tsx';
import { filesOf, nameOfChosen } from './pictures.ts';

/** How many records are shown: those that were changed, else the one that was opened, else the first. */
const SHOWN = 3;

/** What stands where a record has not all that is shown of it. */
const UNFILLED = 'Fill in the form to see it here.';

/** What stands above the record as it was saved last, until the form has all again. */
const AS_SAVED = 'Something is to be filled in. Until then, as it was saved last:';

type AssetOf = (picture: string) => PictureAsset | undefined;

interface WholeProps {
  children: ReactNode;
}

interface WholeState {
  isBroken: boolean;
  tried?: ReactNode;
}

/** A record that is not whole yet cannot be drawn; what has changed since is tried anew. */
class Whole extends Component<WholeProps, WholeState> {
  override state: WholeState = { isBroken: false };

  static getDerivedStateFromProps({ children }: WholeProps, { tried }: WholeState) {
    return children === tried ? null : { isBroken: false, tried: children };
  }

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render() {
    if (!this.state.isBroken) return this.props.children;
    return <Typography>{UNFILLED}</Typography>;
  }
}

/** The records of a file; of pictures, what each shows. */
const recordsOf = (file: ContentFile, value: unknown): unknown[] =>
  file === 'alt-texts.json'
    ? Object.entries((value ?? {}) as Record<string, string>)
    : listOf(value);

const listOf = <Item,>(value: unknown): Item[] => (Array.isArray(value) ? (value as Item[]) : []);

/** What a pack makes, while its grams are typed. */
function Made({ product }: { product: Product }) {
  const made = packCountOf(product);
  if (!made) return null;
  return (
    <Typography lang="fil" sx={{ mt: 4 }}>
      {countSentence(product, made)} {costEachText(made)}.
    </Typography>
  );
}

/** What stands on a product's page and on no card. */
const OnItsPage = ({ product }: { product: Product }) => (
  <>
    <Typography variant="h4" component="h3" sx={{ mt: 6 }}>
      On its page
    </Typography>
    {product.description.map((paragraph) => (
      <Typography key={paragraph} sx={{ mt: 2 }}>
        {paragraph}
      </Typography>
    ))}
    <ol>
      {(product.howTo ?? []).map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
    {/* The card has the price. */}
    <Facts facts={productFacts(product).filter(({ term }) => term !== 'Price')} />
  </>
);

/** What is drawn of a record, by its file. */
const drawings = (
  content: Content,
  assetOf: AssetOf,
): Partial<Record<ContentFile, (record: never) => ReactNode>> => ({
  'products.json': (product: Product) => (
    <div style={{ maxWidth: 320 }}>
      <ProductCard
        name={product.name}
        {...cardTexts(
          product,
          listOf<ProductCategory>(content.valueOf('product-categories.json')),
          listOf<ProductUse>(content.valueOf('uses.json')),
        )}
        picture={assetOf(product.image)}
        pictureAlt=""
        buyLink={product.link}
        onDetails={() => undefined}
      />
      <Made product={product} />
      <Whole>
        <OnItsPage product={product} />
      </Whole>
    </div>
  ),
  'dealers.json': ({ at: _at, ...dealer }: Dealer) => <DealerCard {...dealer} />,
  'recipes.json': (recipe: RecipeRecord) => (
    <Recipe
      name={recipe.name}
      lead={recipe.lead}
      picture={assetOf(recipe.picture)}
      pictureAlt=""
      minutes={recipe.minutes}
      servings={recipe.servings}
      unit={recipe.unit}
      ingredients={ingredientsOf(recipe, listOf<Product>(content.valueOf('products.json')))}
      steps={recipe.steps}
    />
  ),
  'alt-texts.json': ([picture, text]: [string, string]) => (
    <figure style={{ margin: 0, maxWidth: 420 }}>
      <Picture asset={assetOf(picture)} alt={text} />
      <figcaption>{text}</figcaption>
    </figure>
  ),
  'influencers.json': ({ name, specialty, introduction, portrait, videos }: Influencer) => (
    <article>
      <Typography variant="h2">{name}</Typography>
      <Typography variant="lead" component="p">
        {specialty}
      </Typography>
      <div style={{ maxWidth: 240 }}>
        <Picture asset={assetOf(portrait)} alt={name} ratio={1} />
      </div>
      <Typography sx={{ my: 4 }}>{introduction}</Typography>
      <div style={{ display: 'flex', gap: 12, flexWrap: 'wrap' }}>
        {videos.map(({ title, poster }, index) => (
          <figure key={`${title} ${index}`} style={{ width: 140, margin: 0 }}>
            <Picture asset={assetOf(poster)} alt="" ratio={9 / 16} />
            <figcaption>{title}</figcaption>
          </figure>
        ))}
      </div>
    </article>
  ),
});

/** A picture of which one file is known: every width of it is that file. */
const assetOfFile = (address: string): PictureAsset => ({
  base: `${address}#`,
  width: 1000,
  height: 1000,
  widths: [1000],
  color: '#ffffff',
});

/** A component of its own, so that what it throws while a record is not whole yet reaches the one around it. */
const Drawn = ({ draw, record }: { draw: (record: never) => ReactNode; record: unknown }) =>
  draw(record as never);

/** Checks what a form holds, with pictures that have no file yet. */
function checkForm(
  content: Content,
  file: ContentFile,
  form: unknown,
  sizes: ReadonlyMap<string, PixelSize>,
) {
  const known = new Map<string, PixelSize>();
  const named = JSON.parse(
    JSON.stringify(form).replaceAll(/"(blob:[^"]+)"/g, (_all, address: string) => {
      const name = `${NEW_PICTURE}${nameOfChosen(address) ?? `picture-${known.size + 1}`}`;
      const size = sizes.get(address);
      if (size) known.set(name, size);
      return `"/${name}.jpg"`;
    }),
  ) as unknown;
  const names = filesOf(named).map(pictureNameMeant);
  return check(content, file, content.textOf(file, named), names, known);
}

interface PreviewProps {
  content: Content;
  file: ContentFile;
  form: unknown;
  assetOf: AssetOf;
  sizes: ReadonlyMap<string, PixelSize>;
}

/** What the check says, in the words of the forms; nothing where it says nothing. */
function Told({ heading, faults }: { heading: string; faults: readonly Fault[] }) {
  if (faults.length === 0) return null;
  return (
    <section>
      <Typography variant="h4" component="h2">
        {heading}
      </Typography>
      <ul>
        {faults.map((fault) => (
          <li key={describe(fault)}>{describe(fault)}</li>
        ))}
      </ul>
    </section>
  );
}

function Preview({ content, file, form, assetOf, sizes }: PreviewProps) {
  const draw = drawings(content, assetOf)[file];
  const records = recordsOf(file, toContent(file, form));
  const before = recordsOf(file, content.valueOf(file));
  const changed = records.filter((record) => !before.some((other) => isSame(other, record)));
  const opened = recordOfAddress(location.hash);
  const named = records.filter((record) => nameOfRecord(record) === opened);
  const [shown = []] = [changed, named, records].filter(({ length }) => length > 0);
  const isChanged = changed.length > 0 || records.length !== before.length;
  const { faults, left } = content.isWhole
    ? checkForm(content, file, form, sizes)
    : { faults: [], left: [] };
  const savedOf = (record: unknown) =>
    before.find((other) => nameOfRecord(other) === nameOfRecord(record));
  const jumps = file === 'products.json' ? priceJumps(before, records) : [];
  return (
    <main style={{ padding: 20, display: 'grid', gap: 24 }}>
      <Told heading="Before it can be saved" faults={faults} />
      <Told heading="Look twice" faults={jumps} />
      {isChanged && <Told heading="Saved, the site would wait for this" faults={left} />}
      {draw && !isChanged && (
        <Typography>Change something, and it shows here as visitors will see it.</Typography>
      )}
      {draw &&
        shown.slice(0, SHOWN).map((record, index) => (
          <Whole key={index}>
            {isReckonable(file, record) ? (
              <Drawn draw={draw} record={record} />
            ) : (
              <>
                <Typography>{savedOf(record) ? AS_SAVED : UNFILLED}</Typography>
                {savedOf(record) && <Drawn draw={draw} record={savedOf(record)} />}
              </>
            )}
          </Whole>
        ))}
      {!draw && (
        <PagePreview file={file} before={content.valueOf(file)} now={toContent(file, form)} />
      )}
    </main>
  );
}

/** What the form holds, out of the editor's own kind of data. */
const formIn = (props: CustomPreviewTemplateProps): unknown => {
  const { data } = props.entry.toJS() as { data?: Record<string, unknown> };
  return data?.[RECORDS] ?? data;
};

/**
 * Draws the previews of all files.
 *
 * @param sizes Takes how large new pictures are, by their addresses.
 * @param shown Takes what the forms hold: new pictures with their addresses.
 */
export function registerPreviews(
  content: Content,
  media: KnownMedia,
  sizes: Map<string, PixelSize>,
  shown: Map<ContentFile, unknown>,
) {
  const known = media.manifest ?? {};
  const createFrame = (file: ContentFile) =>
    // Drawn by the editor's React; what is in it is drawn by ours.
    class PreviewFrame extends Component<CustomPreviewTemplateProps> {
      private root: Root | undefined;
      private wrap: (page: ReactNode) => ReactNode = (page) => page;

      private readonly hold = (element: HTMLElement | null) => {
        if (!element || this.root) return;
        const { document } = this.props;
        const cache = createCache({ key: 'preview', container: document.head });
        this.root = createRoot(element, { onCaughtError: () => undefined });
        this.wrap = (page) => (
          <CacheProvider value={cache}>
            <ThemeProvider theme={siteTheme()}>
              <GlobalStyles />
              <LocaleProvider value={philippines}>{page}</LocaleProvider>
            </ThemeProvider>
          </CacheProvider>
        );
        this.draw();
        window.addEventListener(RECORD_OPENED, this.redraw);
      };

      private readonly redraw = () => this.draw();

      /** Reads how large new pictures are: what is too small is told before it is saved. */
      private async measure(form: unknown) {
        const added = [...JSON.stringify(form).matchAll(/"(blob:[^"]+)"/g)]
          .map(([, address = '']) => address)
          .filter((address) => !sizes.has(address));
        if (added.length === 0) return;
        for (const address of added) {
          const image = new Image();
          image.src = address;
          await image.decode().catch(() => undefined);
          sizes.set(address, { width: image.naturalWidth, height: image.naturalHeight });
        }
        this.draw();
      }

      private draw() {
        const form = formIn(this.props);
        shown.set(file, form);
        void this.measure(form);
        const assetOf: AssetOf = (picture) => {
          if (picture.startsWith('blob:')) return assetOfFile(picture);
          if (known[picture]) return known[picture];
          const { url } = this.props.getAsset(`/${picture}.${content.endingOf(picture)}`) ?? {};
          // A path is where the site will have it once it is built: only a file that was fetched shows now.
          return url?.startsWith('blob:') ? assetOfFile(url) : undefined;
        };
        this.root?.render(
          this.wrap(
            <Preview content={content} file={file} form={form} assetOf={assetOf} sizes={sizes} />,
          ),
        );
      }

      override componentDidUpdate() {
        this.draw();
      }

      override componentWillUnmount() {
        // Not while the editor's React is drawing.
        const { root } = this;
        window.removeEventListener(RECORD_OPENED, this.redraw);
        setTimeout(() => root?.unmount());
      }

      override render() {
        return <div ref={this.hold} />;
      }
    };
  // The sheet has an address of its own, from which a path leads nowhere.
  const sheet = fonts.replaceAll(/url\((["']?)\//g, `url($1${location.origin}/`);
  CMS.registerPreviewStyle(sheet, { raw: true });
  for (const file of contentFiles) CMS.registerPreviewTemplate(nameOf(file), createFrame(file));
}
