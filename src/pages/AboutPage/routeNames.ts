/** Where the names stand beside the stalls of the drawing, in % of it. */
export const NAMES: readonly { name: string; x: number; y: number; isLeft?: boolean }[] = [
  { name: 'Quezon City', x: 52.9, y: 28.4 },
  { name: 'Vigan', x: 30.1, y: 13.3, isLeft: true },
  { name: 'Ilagan', x: 50.8, y: 17.1 },
  { name: 'Legazpi', x: 65.4, y: 42.4 },
  { name: 'Tacloban', x: 77.4, y: 55.8 },
  { name: 'Cebu City', x: 67.1, y: 62.6 },
  { name: 'Iloilo City', x: 47.3, y: 58.4, isLeft: true },
  { name: 'Puerto Princesa', x: 24.3, y: 67.9 },
  { name: 'Cagayan de Oro', x: 64.3, y: 71.9, isLeft: true },
  { name: 'Zamboanga City', x: 44.7, y: 83.1, isLeft: true },
  { name: 'Davao City', x: 68.5, y: 87.1 },
];
