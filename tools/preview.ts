/** Serves the built site as a plain static host does, and prints its address (`npm run preview`). `PORT` picks another port. */
import { startSiteServer } from './siteServer.ts';

const { origin } = await startSiteServer({ port: Number(process.env.PORT ?? 4173) });
console.log(`LasaKita is at ${origin}/ (Ctrl+C stops it)`);
