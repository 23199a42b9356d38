import { altText, pictureAsset } from '@/content/pictures';

/** A picture of the catalogue as a component takes it. */
export const samplePicture = (name: string) => ({
  picture: pictureAsset(name),
  pictureAlt: altText(name) || 'A pouch on a warm yellow ground',
});

/** Longer than any name ought to be, with a word that no line holds. */
export const longName =
  'Pinakanakapagpapabagabag-damdaming Keso at Sampaloc na Pampalasa para sa Sari-Sari Store ni Aling Nena';
