import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [react()],
  // One copy of what hands a context from one part to another.
  resolve: { dedupe: ['react', 'react-dom', 'react-router', 'react-admin'] },
});
