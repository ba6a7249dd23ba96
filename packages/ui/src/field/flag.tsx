/** India's flag, beside +91. */
export function Flag() {
  return (
    <svg width="28" height="20" viewBox="0 0 28 20" aria-hidden="true">
      <rect width="28" height="20" rx="3" fill="#fff" />
      <path d="M0 3a3 3 0 0 1 3-3h22a3 3 0 0 1 3 3v3.7H0z" fill="#FF9933" />
      <path d="M0 13.3h28V17a3 3 0 0 1-3 3H3a3 3 0 0 1-3-3z" fill="#138808" />
      <circle cx="14" cy="10" r="2.6" fill="none" stroke="#000080" />
      <rect
        x=".5"
        y=".5"
        width="27"
        height="19"
        rx="2.5"
        fill="none"
        stroke="#877A62"
        strokeOpacity=".5"
      />
    </svg>
  );
}
