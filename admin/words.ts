/**
 * The labels and hints of all content files and fields in the editor, in words for people who do not program. The schemas
 * say which fields exist and what each may hold. A test keeps words and schemas together.
 */
import type { ContentFile } from '../tools/content/contentChecks.ts';

export interface Words {
  label: string;
  /** What is said below the field. @default nothing, but of a picture its shape and size */
  hint?: string;
  /** What one entry of a list is called. */
  one?: string;
  /** The words of the fields within. */
  fields?: Record<string, Words>;
  /** Of an entry that may have several shapes: what each is called, by the fields that it must have. */
  shapes?: Record<string, Words>;
}

export interface FileWords extends Words {
  /** A sign of Material Symbols. */
  icon: string;
  /** How a record is shown in the list of all, with its fields in double braces. */
  summary?: string;
  /** The field whose picture stands beside it. */
  thumbnail?: string;
}

const headline: Words = { label: 'Headline' };
const says: Words = {
  label: 'Large headline',
  hint: 'The largest line of the page, in the language of the headlines: short, as people talk. May be empty.',
};
const text: Words = { label: 'Text' };
const note: Words = {
  label: 'Note',
  hint: 'What else is said of it, such as “diced”. May be empty.',
};

const video = {
  label: 'Video',
  one: 'video',
  fields: {
    title: {
      label: 'What it shows',
      hint: 'Read out to people who cannot see it.',
    },
    address: {
      label: 'Address',
      hint: 'Copy it from YouTube (Share) or TikTok (the address bar of the browser). A film of the site is written films/name.',
    },
    poster: { label: 'Picture before it plays' },
  },
} satisfies Words;

const heroVideos: Words = {
  ...video,
  label: 'Videos',
  fields: {
    ...video.fields,
    upright: {
      label: 'The same for phones',
      fields: { address: video.fields.address, poster: video.fields.poster },
    },
    product: {
      label: 'Product',
      hint: 'Its sum stands above, such as ₱65 = 18 baso: the film shows exactly so many.',
    },
  },
};

const page = (label: string): Words => ({
  label,
  fields: {
    title: { label: 'Title', hint: 'As search engines show it.' },
    description: { label: 'Description', hint: 'As search engines show it, below the title.' },
    picture: { label: 'Picture where the page is shared' },
  },
});

const section = (label: string, fields: Record<string, Words> = {}): Words => ({
  label,
  fields: { headline, text, ...fields },
});

const link: Words = {
  label: 'Where it leads',
  hint: 'A whole address, beginning with https://.',
};
const pageOfSite: Words = {
  label: 'Page of the site',
  hint: 'Such as /products, or /influencers/ and the end of an influencer’s address.',
};
const itemLabel: Words = { label: 'What it says' };
const sign: Words = { label: 'Sign', hint: 'Beside it in the menu that slides in.' };

const slug = (example: string): Words => ({
  label: 'End of its address',
  hint: `Lower-case words joined by hyphens, such as ${example}. It stands in the address of its page: people may have shared it.`,
});

const ingredientName: Words = { label: 'Ingredient', hint: 'As visitors read it.' };
const grams: Words = { label: 'Grams' };

export const words: Record<ContentFile, FileWords> = {
  'products.json': {
    label: 'Products',
    one: 'product',
    icon: 'shopping_bag',
    summary: '{{name}} — {{price}} pesos, {{weight}}',
    thumbnail: 'image',
    fields: {
      id: {
        label: 'Number',
        hint: 'A number that no other product has or had. “Newest” shows the lowest first. A new product gets one by itself.',
      },
      name: { label: 'Name', hint: 'As on the card.' },
      price: {
        label: 'Price',
        hint: 'In pesos, with a point before centavos, such as 1250.50. What is pasted as ₱1,250.50 is understood.',
      },
      stock: { label: 'Pieces in stock' },
      category: { label: 'Brand line' },
      uses: { label: 'What it is for', hint: 'The chips that find it. May be empty.' },
      image: { label: 'Picture' },
      link: {
        label: 'Where it is bought',
        hint: 'Where “Buy Now” leads, such as its page on Shopee. Begins with https://.',
      },
      advantages: {
        label: 'Badges',
        one: 'badge',
        hint: 'Such as Great Quality or HALAL Accredited. There may be none.',
      },
      description: {
        label: 'Description',
        one: 'paragraph',
        hint: 'One field for each paragraph.',
      },
      country: { label: 'Country of origin' },
      weight: { label: 'Weight', hint: 'A number with g, kg, ml or L, such as 200g.' },
      servingGrams: {
        label: 'Grams of one serving',
        hint: 'With this and the next two, the site counts what one pack makes, less 10 % waste: “18 baso ng fries”. Fill in all three or none.',
      },
      servingNoun: {
        label: 'What one serving is called',
        hint: 'In Filipino, one of them, such as baso, plato, tasa, mangkok or piraso.',
      },
      servingOf: { label: 'What a serving is of', hint: 'Such as fries or tsokolate.' },
      servingCostOf: {
        label: 'What of a serving it pays for',
        hint: 'In Filipino, such as timpla of a mix. Empty: lasa.',
      },
      servingPicture: {
        label: 'Picture of one serving',
        hint: 'Cut out, a PNG or WebP: it stands beside the pack. May be empty.',
      },
      otherServings: {
        label: 'Other servings',
        one: 'serving',
        hint: 'What it looks like where visitors have chosen a use that the picture above does not show. There may be none.',
        fields: {
          use: { label: 'What it is for', hint: 'One of the uses above.' },
          picture: { label: 'Picture', hint: 'Cut out, a PNG or WebP.' },
        },
      },
      examplePrice: {
        label: 'Example of a selling price',
        hint: 'In pesos, of one serving. The sums of earnings show it, marked as an example, until the visitor types a price. Leave it empty and they say nothing of earnings.',
      },
      exampleCosts: {
        label: 'Example of other costs',
        hint: 'In pesos, of one serving, such as its potatoes, oil and cup. The sums of earnings count it, marked as an example, until the visitor types other costs. Leave it empty and they count none.',
      },
      spoonGrams: {
        label: 'Grams of a level tablespoon',
        hint: 'Recipes tell amounts by spoons with it. May be empty.',
      },
      howTo: {
        label: 'How it is used',
        one: 'step',
        hint: 'One field for each step. There may be none.',
      },
      packs: {
        label: 'Larger packs',
        one: 'pack',
        hint: 'For dealers, who ask for the price. There may be none.',
        fields: {
          weight: { label: 'Weight', hint: 'Such as 10kg.' },
          text: { label: 'For whom', hint: 'Such as “A sack, for dealers”. May be empty.' },
          picture: {
            label: 'Picture',
            hint: 'The pack, cut out, a PNG or WebP. Where all packs have one, they stand beside the pouch to scale.',
          },
        },
      },
      shelfLife: { label: 'Shelf life', hint: 'A number of months, such as 8 Months.' },
      epirityDate: { label: 'Expiry date', hint: 'Month/day/year, such as 07/15/2027.' },
      FDARegistrationNumber: { label: 'FDA registration number', hint: 'May be empty.' },
      shipsFrom: { label: 'Ships from', hint: 'The city.' },
      slug: {
        label: 'End of its address',
        hint: 'May be empty: it is made of the name. If you change the name, write the old one here (such as cheddar-cheese-powder), and addresses that people have shared stay.',
      },
    },
  },
  'dealers.json': {
    label: 'Dealers',
    one: 'dealer',
    icon: 'storefront',
    summary: '{{name}} — {{region}}',
    hint: 'In any order: the site sorts them by region and name.',
    fields: {
      name: { label: 'Name', hint: 'No two dealers have the same.' },
      region: {
        label: 'Region',
        hint: 'Choose one that is there, or write a new one: it then makes a new choice on the page. May be empty: the dealer then stands below “Other places”.',
      },
      address: {
        label: 'Address',
        hint: 'End it with town and province, such as “Poblacion, Tagaytay City, Cavite”: from there the site knows how far it is.',
      },
      phoneNumbers: {
        label: 'Phone numbers',
        one: 'number',
        hint: 'The first is the large button. Landlines with their area code, such as (02) 8123-4567.',
      },
      mapsLink: {
        label: 'Link to Google Maps',
        hint: 'Open the place in Google Maps, press Share and copy the address.',
      },
      at: {
        label: 'Exact place',
        hint: 'Latitude and longitude, such as 14.1153, 120.9621, as Google Maps shows them after a right click. May be empty: the address tells it.',
      },
    },
  },
  'influencers.json': {
    label: 'Influencers',
    one: 'influencer',
    icon: 'group',
    summary: '{{name}} — {{specialty}}',
    thumbnail: 'portrait',
    hint: 'Who is added or taken out here has to be in the menu, too: see “Menu”.',
    fields: {
      slug: slug('chef-ligaya'),
      name: { label: 'Name' },
      portrait: { label: 'Portrait' },
      specialty: { label: 'Specialty' },
      introduction: { label: 'Introduction' },
      videos: { ...video, label: 'Videos' },
    },
  },
  'recipes.json': {
    label: 'Recipes',
    one: 'recipe',
    icon: 'restaurant_menu',
    summary: '{{name}}',
    thumbnail: 'picture',
    fields: {
      slug: slug('cheese-fries'),
      product: { label: 'Product', hint: 'What it is cooked with: the recipe stands on its page.' },
      name: { label: 'Name' },
      lead: { label: 'Lead', hint: 'A sentence that makes hungry.' },
      picture: { label: 'Picture' },
      minutes: { label: 'Minutes', hint: 'How long it takes.' },
      servings: { label: 'Servings', hint: 'How many the amounts are for.' },
      unit: { label: 'Of what', hint: 'What it makes so many of, such as cups or pieces.' },
      ingredients: {
        label: 'Ingredients',
        one: 'ingredient',
        shapes: {
          'product-grams': {
            label: 'A product of ours',
            fields: { product: { label: 'Product' }, grams, note },
          },
          'name-grams': {
            label: 'By weight',
            fields: {
              name: ingredientName,
              grams,
              gramsPerCup: {
                label: 'Grams of a cup',
                hint: 'Of 240 ml: cups and spoons are told with it. May be empty.',
              },
              note,
            },
          },
          'name-milliliters': {
            label: 'By volume',
            fields: { name: ingredientName, milliliters: { label: 'Milliliters' }, note },
          },
          'name-pieces': {
            label: 'By pieces',
            fields: {
              name: ingredientName,
              pieces: { label: 'Pieces' },
              unit: { label: 'Of what', hint: 'What is counted, such as cloves. May be empty.' },
              note,
            },
          },
          'name-note': {
            label: 'As one likes',
            fields: {
              name: ingredientName,
              note: { label: 'How much', hint: 'Such as “to taste”.' },
            },
          },
        },
      },
      steps: {
        label: 'Steps',
        one: 'step',
        hint: 'No amounts in them: visitors make it more or less.',
      },
      video: {
        label: 'Video',
        hint: 'The address of an influencer’s video: the recipe then leads to their page. May be empty.',
      },
    },
  },
  'product-categories.json': {
    label: 'Brand lines',
    one: 'brand line',
    icon: 'sell',
    summary: '{{label}}',
    thumbnail: 'picture',
    fields: {
      value: {
        label: 'Short name',
        hint: 'Lower-case words joined by hyphens. Products name their line by it: change both.',
      },
      label: { label: 'Name' },
      color: { label: 'Color' },
      text: { label: 'Text', hint: 'What the line is, in one sentence, for the home page.' },
      picture: { label: 'Picture' },
      product: {
        label: 'Product in the picture',
        hint: 'The home page says below the picture what a pack of it makes. Empty: the first of the line that counts its servings.',
      },
    },
  },
  'uses.json': {
    label: 'What products are for',
    one: 'use',
    icon: 'category',
    summary: '{{label}}',
    thumbnail: 'drawing',
    hint: 'The chips above the products, in their order. One that no product has is not shown.',
    fields: {
      slug: {
        label: 'Short name',
        hint: 'Lower-case words joined by hyphens. Products name their uses by it: change both.',
      },
      label: { label: 'Name', hint: 'As visitors read it, such as Fried chicken.' },
      drawing: { label: 'Picture' },
    },
  },
  'site.json': {
    label: 'Texts, company and pages',
    icon: 'article',
    fields: {
      origin: {
        label: 'Address of the site',
        hint: 'Where it is published: https:// and the name, without a path.',
      },
      headlineLanguage: {
        label: 'Language of the headlines',
        hint: 'Its code, such as fil or en, so that screen readers pronounce them well.',
      },
      company: {
        label: 'Company',
        fields: {
          name: { label: 'Name' },
          shortName: { label: 'Short name' },
          slogan: { label: 'Slogan' },
          email: { label: 'E-mail' },
          phone: { label: 'Phone', hint: 'With the country, such as +63 900 000 0000.' },
          hours: { label: 'Hours', hint: 'When the phone is answered.' },
          address: { label: 'Address', one: 'line', hint: 'One field for each line.' },
          map: {
            label: 'Map',
            fields: {
              embed: {
                label: 'Map on the page',
                hint: 'In Google Maps: Share, “Embed a map”; what stands between the quotes after src.',
              },
              link: { label: 'Where the map leads', hint: 'In Google Maps: Share, “Send a link”.' },
            },
          },
        },
      },
      social: {
        label: 'Social networks',
        one: 'network',
        hint: 'Each network once.',
        fields: { network: { label: 'Network' }, href: { label: 'Address' } },
      },
      pages: {
        label: 'Pages in search engines',
        fields: {
          home: page('Home'),
          products: page('Products'),
          dealership: page('Dealership'),
          about: page('About'),
          contact: page('Contact'),
          list: page('My list'),
        },
      },
      home: {
        label: 'Home page',
        fields: {
          hero: section('First screen', { videos: heroVideos }),
          uses: { label: 'What visitors sell', fields: { headline } },
          budburan: {
            label: 'Budburan mo',
            fields: {
              examplePrice: {
                label: 'Example of a price',
                hint: 'Pesos of one serving, with which the board begins. It says that this is an example.',
              },
              foods: {
                label: 'On the counter',
                one: 'food',
                fields: {
                  label: { label: 'What it is called' },
                  counter: {
                    label: 'Pictures',
                    hint: 'The beginning of the names of its pictures in the folder count, such as budburan. Only what was drawn for the counter can stand on it.',
                  },
                  noun: { label: 'One serving', hint: 'In Filipino, such as baso.' },
                  unit: {
                    label: 'Several servings',
                    hint: 'In English, such as cups: it is heard.',
                  },
                  costs: { label: 'What else it costs', hint: 'In Filipino.' },
                  exampleCosts: {
                    label: 'Example of these costs',
                    hint: 'Pesos of one, with which the open line begins. It says that this is an example. Empty: visitors fill it in.',
                  },
                },
              },
              powders: {
                label: 'Powders',
                one: 'powder',
                fields: {
                  product: { label: 'Product' },
                  label: {
                    label: 'Short name',
                    hint: 'A part of the product’s name that says enough, such as Cheddar.',
                  },
                  tint: {
                    label: 'Color',
                    hint: 'On what it coats, such as #ff6404.',
                  },
                },
              },
            },
          },
          about: section('Who we are', {
            video,
            dishes: {
              label: 'Prices on the dishes',
              one: 'price',
              hint: 'Phones show the first three.',
              fields: {
                product: { label: 'Product' },
                x: { label: 'From the left', hint: 'In percent of the film’s width.' },
                y: { label: 'From above', hint: 'In percent of its height.' },
              },
            },
          }),
          lines: section('Brand lines'),
          partnership: section('Partnership', {
            influencer: { label: 'Partner', hint: 'The influencer whose page it leads to.' },
            portrait: { label: 'Portrait of the partner' },
            pictures: { label: 'Pictures', one: 'picture' },
          }),
          sampaloc: section('Sampaloc', {
            product: { label: 'Product', hint: 'What the section offers.' },
            background: { label: 'Background' },
            pictures: { label: 'Pictures', one: 'picture' },
          }),
          slogan: {
            label: 'Slogan',
            fields: {
              lines: { label: 'Lines', one: 'line' },
              text,
            },
          },
          dealership: section('Dealership'),
        },
      },
      products: {
        label: 'Products page',
        fields: {
          headline,
          says,
          opening: {
            label: 'Opening words',
            hint: 'A few words before the lead, in the language of the headlines. May be empty.',
          },
          lead: { label: 'Lead' },
          ownLine: {
            label: 'The company’s own shelf',
            hint: 'What the products of no brand line are, in one sentence. May be empty.',
          },
          emptyPicture: {
            label: 'Picture of nothing',
            hint: 'Stands on an empty list, and where a search finds none. Cut out. May be empty.',
          },
        },
      },
      dealership: {
        label: 'Dealership page',
        fields: {
          hero: {
            label: 'First screen',
            fields: { headline, says, text, picture: { label: 'Picture' } },
          },
          sack: {
            label: 'A sack and what it makes',
            fields: { picture: { label: 'Picture' }, upright: { label: 'The same for phones' } },
          },
          applicationHeadline: { label: 'Application: headline' },
          introduction: { label: 'Application: introduction' },
          documentsHeadline: { label: 'Documents: headline' },
          documents: { label: 'Documents', one: 'document' },
          detailsHeadline: { label: 'Details: headline' },
          details: { label: 'Details', one: 'detail' },
          sendHeadline: { label: 'How to send it: headline' },
          send: { label: 'How to send it', one: 'line' },
          where: section('Where we are', { video }),
          stores: {
            label: 'Online stores',
            one: 'store',
            fields: { label: { label: 'Name' }, href: link },
          },
          directory: section('List of dealers'),
        },
      },
      about: {
        label: 'About page',
        fields: {
          headline,
          says,
          lead: { label: 'Lead' },
          paragraphs: { label: 'Paragraphs', one: 'paragraph' },
          route: section('Where the products go, beside the map'),
          picture: { label: 'Picture' },
          counters: {
            label: 'Counters',
            one: 'counter',
            fields: {
              value: { label: 'Number' },
              suffix: { label: 'After the number', hint: 'Such as +. May be empty.' },
              label: { label: 'What is counted' },
            },
          },
        },
      },
      contact: {
        label: 'Contact page',
        fields: {
          headline,
          says,
          opening: {
            label: 'Opening words',
            hint: 'A few words before the lead, in the language of the headlines. May be empty.',
          },
          lead: { label: 'Lead' },
          portrait: { label: 'Who answers' },
          subjects: {
            label: 'What many write about',
            one: 'subject',
            hint: 'A press fills in the subject. In the language of the headlines; a few words each, at most six. May be empty.',
          },
        },
      },
    },
  },
  'navigation.json': {
    label: 'Menu',
    one: 'item',
    icon: 'menu',
    hint: 'In the order of the menu. Every influencer has to be in it.',
    shapes: {
      'label-icon-to': {
        label: 'A page of the site',
        fields: { label: itemLabel, icon: sign, to: pageOfSite },
      },
      'label-icon-href': {
        label: 'Another site',
        fields: { label: itemLabel, icon: sign, href: link },
      },
      'label-icon-children': {
        label: 'More of them',
        fields: {
          label: itemLabel,
          icon: sign,
          children: {
            label: 'What is below it',
            one: 'item',
            shapes: {
              'label-to': {
                label: 'A page of the site',
                fields: { label: itemLabel, to: pageOfSite },
              },
              'label-href': { label: 'Another site', fields: { label: itemLabel, href: link } },
            },
          },
        },
      },
    },
  },
  'search-words.json': {
    label: 'Words for the same thing',
    one: 'group',
    icon: 'search',
    hint: 'Who types one word of a group finds what has another. A word is in one group only, and a group has at least two.',
    summary: '{{words}}',
    fields: { words: { label: 'Words', one: 'word' } },
  },
  'alt-texts.json': {
    label: 'What pictures show',
    one: 'picture',
    icon: 'image',
    hint: 'For people who cannot see them. Every new picture needs a text here.',
    summary: '{{picture}} — {{text}}',
    fields: {
      picture: {
        label: 'Picture',
        hint: 'Its folder and name. Those that have no text yet are offered first.',
      },
      text: {
        label: 'What it shows',
        hint: 'In one sentence. Empty for pure decoration only, never for a product or a portrait.',
      },
    },
  },
};
