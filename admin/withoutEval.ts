/** The editor's page may not make code of text: the schemas are read without that. Imported before the first schema is made. */
import { config } from 'zod';

config({ jitless: true });
