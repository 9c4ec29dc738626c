// The Japanese faces, in slices: a browser fetches those whose characters are on the page (see japaneseSlices in vite.config.ts).
import '@fontsource/zen-old-mincho/400.css';
import '@fontsource/zen-kaku-gothic-new/400.css';
import '@fontsource/zen-kaku-gothic-new/700.css';
