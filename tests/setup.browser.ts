import '@lasakita/ui/fonts.css';
import '@/start/plain.css';
import '@lasakita/ui/print.css';
import './setup.unit.ts';
