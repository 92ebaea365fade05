/** Apart from the other words of the preview: a form shows the button without them. */
export const previewTitle = 'Как видят гости';
