/** Distances between places, as the crow flies, and how people say them. */

/** Latitude and longitude in degrees. */
export type Place = readonly [latitude: number, longitude: number];

const EARTH_RADIUS_KM = 6371;
const inRadians = (degrees: number) => (degrees * Math.PI) / 180;

/** The great circle between two places, in km. */
export const kilometersBetween = (one: Place, other: Place): number => {
  const [latitude, longitude] = one.map(inRadians) as [number, number];
  const [toLatitude, toLongitude] = other.map(inRadians) as [number, number];
  const halfChord =
    Math.sin((toLatitude - latitude) / 2) ** 2 +
    Math.cos(latitude) * Math.cos(toLatitude) * Math.sin((toLongitude - longitude) / 2) ** 2;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(halfChord)));
};

/** Rounded as people say it: 1, 2, 5, 12, 40, 120. */
export const roundedKilometers = (kilometers: number): number => {
  const step = kilometers < 20 ? 1 : kilometers < 100 ? 5 : 10;
  return Math.max(1, Math.round(kilometers / step) * step);
};

/** "about 12 km". */
export const distanceText = (kilometers: number): string =>
  `about ${roundedKilometers(kilometers).toLocaleString('en')} km`;

/** The corners of a box around all islands: beyond them nothing is in the Philippines. */
export const COUNTRY = { south: 4, north: 21.5, west: 114, east: 127 } as const;

/** Whether a place lies in that box. What is near a town is asked of the towns. */
export const isInCountryBox = ([latitude, longitude]: Place): boolean =>
  latitude >= COUNTRY.south &&
  latitude <= COUNTRY.north &&
  longitude >= COUNTRY.west &&
  longitude <= COUNTRY.east;

/** Whether somebody can be at a place. Devices without a position report no number, or where equator and meridian meet. */
export const isOnEarth = ([latitude, longitude]: Place): boolean =>
  Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 && (latitude !== 0 || longitude !== 0);
