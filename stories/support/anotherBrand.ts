/** Somebody else's brand, in which every component can be looked at. */
import type { Brand } from '@lasakita/ui/createSiteTheme';

export const light: Brand = {
  fonts: { display: 'Georgia, serif' },
  radius: { pill: 6, medium: 4, large: 8 },
  colors: {
    gata: { main: '#F4FAF8', light: '#FFFFFF', dark: '#D7E6E1' },
    tsokolate: { main: '#10243E', dark: '#081527', soft: '#44566E' },
    keso: { main: '#7FE0B0', light: '#B5F0D2', tint: '#E6FAF0', floor: '#5CC794' },
    annatto: { main: '#3FA9F5', dark: '#0B5CAD', tint: '#E1F0FD', floor: '#2A90DB' },
    sili: { main: '#B3124B', tint: '#FCE3EC', floor: '#8E0C3A' },
    ube: { main: '#4B3FBF', light: '#CFCBF7', floor: '#3A309B' },
    pandan: { main: '#0F6B5C', tint: '#DDF3EE', floor: '#0A5246' },
  },
};

export const darkColors = {
  gata: { main: '#12161C', light: '#1B222B', dark: '#2B3542' },
  tsokolate: { main: '#EAF0F7', dark: '#FFFFFF', soft: '#B3C0CF' },
  keso: { main: '#0B6B4B', light: '#0E7A56', tint: '#12392D', floor: '#095239' },
  annatto: { main: '#1F5F99', dark: '#7CC4FF', tint: '#14283A', floor: '#184B79' },
  sili: { main: '#FF8FA8', tint: '#3A1A22', floor: '#E0708B' },
  ube: { main: '#B9A8FF', light: '#4A3F8C', floor: '#9C88F2' },
  pandan: { main: '#6FD6B5', tint: '#143329', floor: '#52BD9B' },
};

export const dark: Brand = { ...light, colors: darkColors };
