/** Where the names stand beside the stalls of the drawing, in % of it. */
export const NAMES: readonly { name: string; x: number; y: number; isLeft?: boolean }[] = [
  { name: 'Quezon City', x: 52.9, y: 27.3 },
  { name: 'Vigan', x: 30.1, y: 13.3, isLeft: true },
  { name: 'Ilagan', x: 49.7, y: 17.1 },
  { name: 'Legazpi', x: 65.4, y: 42.4 },
  { name: 'Tacloban', x: 76.4, y: 55.8 },
  { name: 'Cebu City', x: 67.1, y: 62.6 },
  { name: 'Iloilo City', x: 48.1, y: 58.4, isLeft: true },
  { name: 'Puerto Princesa', x: 23.9, y: 66.2 },
  { name: 'Cagayan de Oro', x: 64.3, y: 71.9, isLeft: true },
  { name: 'Zamboanga City', x: 44.7, y: 83.1, isLeft: true },
  { name: 'Davao City', x: 68.5, y: 87.1 },
];
