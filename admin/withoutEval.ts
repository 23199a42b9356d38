/** The security policy of the editor's page forbids eval, so zod runs without it. Imported before the first schema. */
import { config } from 'zod';

config({ jitless: true });
