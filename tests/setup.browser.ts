import '@/theme/fonts.css';
import './setup.unit.ts';
