export interface FormTab {
  readonly section: string; // the fields shown on it
  readonly label: string;
}
