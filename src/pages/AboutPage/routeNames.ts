/** Where the names stand beside the stalls of the drawing, in % of it. */
export const NAMES: readonly {
  name: string;
  x: number;
  y: number;
  isLeft?: boolean;
  /** In two lines. */
  isBroken?: boolean;
}[] = [
  { name: 'Quezon City', x: 52.9, y: 28.4 },
  { name: 'Vigan', x: 30.1, y: 13.3, isLeft: true },
  { name: 'Ilagan', x: 50.8, y: 17.1 },
  { name: 'Legazpi', x: 65.4, y: 42.4 },
  { name: 'Tacloban', x: 77.4, y: 55.8 },
  { name: 'Cebu City', x: 67.1, y: 62.6 },
  { name: 'Iloilo City', x: 47.3, y: 58.4, isLeft: true },
  { name: 'Puerto Princesa', x: 22.6, y: 69.6 },
  { name: 'Cagayan de Oro', x: 75.4, y: 73.4, isBroken: true },
  { name: 'Zamboanga City', x: 44.7, y: 83.1, isLeft: true },
  { name: 'Davao City', x: 79.8, y: 92.6 },
];
